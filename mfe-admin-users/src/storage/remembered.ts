/** How somebody works on this browser; where its storage is full or forbidden, nothing is remembered. */
export function readRemembered(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // It holds until the screen is left.
  }
}
