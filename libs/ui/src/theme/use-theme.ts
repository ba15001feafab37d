import { useLayoutEffect, useSyncExternalStore } from 'react'
import { getThemeState, pushDefaultTheme, setTheme, subscribeTheme, type ThemeChoice } from './theme-store.ts'

/** The theme shown (`theme`), the user's choice (`choice`, null until made) and the setter. */
export function useTheme() {
  return { ...useSyncExternalStore(subscribeTheme, getThemeState), setTheme }
}

/** While the component is mounted, users who chose no theme see this one (the chat: dark). */
export function useDefaultTheme(theme: ThemeChoice): void {
  useLayoutEffect(() => pushDefaultTheme(theme), [theme])
}
