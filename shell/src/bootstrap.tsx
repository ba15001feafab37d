import '@confida/ui/styles.css'
import { registerTexts, startI18n } from '@confida/i18n'
import { checkSession, TOKEN_KEY } from '@confida/session'
import { startTheme } from '@confida/ui'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadShellTexts } from './locales/index.ts'
import { loadQueries } from './queries/lazy-query-provider.tsx'
import { loadScreen } from './remotes/load-screen.ts'
import { prefetch } from './remotes/prefetch.ts'
import { prefetchPointedLinks } from './remotes/prefetch-pointed-links.ts'
import { knownRegistry } from './remotes/registry.ts'
import { defaultThemeOf } from './routing/route-table.ts'

/** Milliseconds to wait for the first screen before anything is rendered: until then a spinner would only flash. */
const FIRST_SCREEN_TIMEOUT_MS = 400

startTheme(defaultThemeOf(location.pathname))
void checkSession()
// Its code has been loading since the page started; now its texts can load too.
const firstScreen = Promise.all([knownRegistry(), prefetch(location.pathname, loadScreen)])
prefetchPointedLinks()
// Before startI18n, so that these texts load together with the common ones.
void registerTexts('shell', loadShellTexts)
const isLoggedIn = localStorage.getItem(TOKEN_KEY) !== null
// If the cache fails to load, the screens that need it show the error.
await Promise.all([startI18n(), isLoggedIn && loadQueries().catch(() => undefined)])
await Promise.race([firstScreen, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_TIMEOUT_MS))])

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<App />)
