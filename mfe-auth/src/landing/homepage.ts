import { getHomepage, type Language, type PublicHomepage } from '@confida/contracts'
import { useLanguage } from '@confida/i18n'
import { api } from '@confida/session'
import { useEffect, useMemo, useState } from 'react'
import { lastHomepage, saveLastHomepage } from './last-homepage.ts'

const asked = new Map<Language, Promise<PublicHomepage>>()

/** One request for all parts of the page that need it at the same time; the server answers in the language shown. */
function fetchHomepage(language: Language): Promise<PublicHomepage> {
  const request =
    asked.get(language) ??
    api
      .call(getHomepage)
      .then((homepage) => saveLastHomepage(language, homepage))
      .finally(() => asked.delete(language))
  asked.set(language, request)
  return request
}

/**
 * The texts that an administrator saved; until they are loaded, those of the last visit, so that nothing moves. No query
 * cache: it would be a twelfth of what the landing page loads.
 */
export function useSavedHomepage(): PublicHomepage | undefined {
  const language = useLanguage()
  const last = useMemo(() => lastHomepage(language), [language])
  const [loaded, setLoaded] = useState<{ language: Language; homepage: PublicHomepage }>()
  useEffect(() => {
    let isCurrent = true
    fetchHomepage(language).then(
      (homepage) => isCurrent && setLoaded({ language, homepage }),
      // What stands there stays.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  return loaded?.language === language ? loaded.homepage : last
}
