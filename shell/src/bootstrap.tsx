import '@confida/ui/styles.css'
import { registerTexts, startI18n } from '@confida/i18n'
import { checkSession } from '@confida/session'
import { startTheme } from '@confida/ui'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { loadShellTexts } from './locales/index.ts'
import { loadRegistry } from './remotes/registry.ts'
import { warmUp, warmUpPointedLinks } from './remotes/warm-up.ts'

startTheme()
void loadRegistry()
void checkSession()
void warmUp(location.pathname)
warmUpPointedLinks()
await startI18n()
await registerTexts('shell', loadShellTexts)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
createRoot(root).render(<App />)
