import type { Language, PublicHomepage } from '@confida/contracts'

const KEY = 'last_homepage'

/** The homepage texts of this browser's last visit, where that was in the same language. */
export function lastHomepage(language: Language): PublicHomepage | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return stored?.language === language && Array.isArray(stored.features) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Stores the texts for the next visit and returns them. */
export function saveLastHomepage(language: Language, homepage: PublicHomepage): PublicHomepage {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...homepage, language }))
  } catch {
    // Without storage the next visit begins with the built-in texts.
  }
  return homepage
}
