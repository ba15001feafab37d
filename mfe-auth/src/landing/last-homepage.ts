import type { PublicHomepage } from '@confida/contracts'

const KEY = 'last_homepage'

/** The homepage texts of this browser's last visit. */
export function lastHomepage(): PublicHomepage | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return Array.isArray(stored?.features) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the texts for the next visit and returns them. */
export function saveLastHomepage(homepage: PublicHomepage): PublicHomepage {
  try {
    localStorage.setItem(KEY, JSON.stringify(homepage))
  } catch {
    // Without storage the next visit begins with the built-in texts.
  }
  return homepage
}
