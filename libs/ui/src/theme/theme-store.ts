import type { ThemeName } from './colours.ts'

export type ThemeChoice = ThemeName | 'system'

/** Local storage key of the user's choice. */
export const THEME_KEY = 'theme'

interface ThemeState {
  /** What the user chose; null until then. */
  choice: ThemeChoice | null
  /** What is shown. */
  theme: ThemeName
}

const listeners = new Set<() => void>()
const defaults: ThemeChoice[] = []
let isStarted = false
let state: ThemeState = { choice: null, theme: 'light' }

const isChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system'

const darkQuery = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)')

function readChoice(): ThemeChoice | null {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return isChoice(stored) ? stored : null
  } catch {
    return null
  }
}

function resolve(choice: ThemeChoice | null): ThemeName {
  const wanted = choice ?? defaults.at(-1) ?? 'system'
  if (wanted !== 'system') return wanted
  return darkQuery()?.matches ? 'dark' : 'light'
}

/** The browser's own bars follow the page, even if the choice differs from the system's. */
function colourBrowser() {
  const { backgroundColor } = getComputedStyle(document.documentElement)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    if (backgroundColor) meta.content = backgroundColor
  }
}

function update(choice: ThemeChoice | null) {
  const theme = resolve(choice)
  document.documentElement.dataset.theme = theme
  colourBrowser()
  if (choice === state.choice && theme === state.theme) return
  state = { choice, theme }
  for (const listener of listeners) listener()
}

/**
 * Applies the stored theme to the document and follows the system and other tabs. Idempotent; the shell calls it first,
 * with the default of the screen that the page begins with.
 */
export function startTheme(initialDefault?: ThemeChoice): void {
  if (isStarted) return
  isStarted = true
  if (initialDefault) defaults.push(initialDefault)
  darkQuery()?.addEventListener?.('change', () => update(state.choice))
  globalThis.addEventListener('storage', (event) => {
    if (event.key === THEME_KEY || event.key === null) update(readChoice())
  })
  update(readChoice())
}

/** Chooses the theme and keeps the choice in local storage under `theme`. */
export function setTheme(choice: ThemeChoice): void {
  startTheme()
  try {
    localStorage.setItem(THEME_KEY, choice)
  } catch {
    // A browser that refuses storage keeps the choice for this visit.
  }
  update(choice)
}

/**
 * Makes `theme` what is shown to those who have chosen none, until the returned function is called. The chat is dark
 * by default while the rest follows the system.
 */
export function pushDefaultTheme(theme: ThemeChoice): () => void {
  startTheme()
  defaults.push(theme)
  update(state.choice)
  return () => {
    defaults.splice(defaults.lastIndexOf(theme), 1)
    update(state.choice)
  }
}

export const getThemeState = (): ThemeState => state

export function subscribeTheme(listener: () => void): () => void {
  startTheme()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
