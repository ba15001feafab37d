import '@confida/ui/styles.css'
import { registerTexts, startI18n } from '@confida/i18n'
import { checkSession, TOKEN_KEY } from '@confida/session'
import { startTheme } from '@confida/ui'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadShellTexts } from './locales/index.ts'
import { loadQueries } from './queries/queries.tsx'
import { loadScreen } from './remotes/load-screen.ts'
import { warmUp } from './remotes/warm-up.ts'
import { warmUpPointedLinks } from './remotes/warm-up-pointed-links.ts'

/** Milliseconds for which a first screen is waited for: a spinner would only flash, and cost a phone as much. */
const PATIENCE_MS = 400

startTheme()
void checkSession()
// Its code is on its way since the page started; now its texts can be.
const isFirstScreenHere = warmUp(location.pathname, loadScreen)
warmUpPointedLinks()
// First, so that they come together with the texts that the start itself needs.
void registerTexts('shell', loadShellTexts)
const isLoggedIn = localStorage.getItem(TOKEN_KEY) !== null
// Without the cache, should it not come, what needs it says so.
await Promise.all([startI18n(), isLoggedIn && loadQueries().catch(() => undefined)])
await Promise.race([isFirstScreenHere, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<App />)
