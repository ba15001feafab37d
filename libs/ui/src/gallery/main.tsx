import '../styles.css'
import { setLanguage, startI18n } from '@confida/i18n'
import { createRoot } from 'react-dom/client'
import { setTheme, startTheme } from '../index.ts'
import { Gallery } from './gallery.tsx'

/** `?lang=ar&theme=dark` for screenshots. */
const query = new URLSearchParams(location.search)
startTheme()
await startI18n()
const language = query.get('lang')
if (language) await setLanguage(language as Parameters<typeof setLanguage>[0])
const theme = query.get('theme')
if (theme === 'light' || theme === 'dark') setTheme(theme)

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
