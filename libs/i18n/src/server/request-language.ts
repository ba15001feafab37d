import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@confida/contracts'

const CACHE_SIZE = 500
const known = new Map<string, Language>()

/** The first of the six languages that `Accept-Language` prefers; Italian when it names none of them. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return DEFAULT_LANGUAGE
  const cached = known.get(acceptLanguage)
  if (cached) return cached
  const language = preferredLanguage(acceptLanguage)
  // Browsers send few different headers; the bound keeps a hostile client from filling the memory.
  if (known.size >= CACHE_SIZE) known.clear()
  known.set(acceptLanguage, language)
  return language
}

function preferredLanguage(header: string): Language {
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...options] = wish.trim().toLowerCase().split(';')
      const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wishes.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE
}
