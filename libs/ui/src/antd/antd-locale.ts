import { useLanguage } from '@confida/i18n'
import type { Locale } from 'antd/es/locale'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'

interface Loaded {
  antd: { default: Locale }
}

type LanguageCode = ReturnType<typeof useLanguage>

const both = async (antd: Promise<{ default: Locale }>, calendar: Promise<unknown>): Promise<Loaded> => {
  const [locale] = await Promise.all([antd, calendar])
  return { antd: locale }
}

const loaders: Record<LanguageCode, () => Promise<Loaded>> = {
  it: () => both(import('antd/es/locale/it_IT'), import('dayjs/locale/it')),
  en: () => both(import('antd/es/locale/en_GB'), import('dayjs/locale/en-gb')),
  fr: () => both(import('antd/es/locale/fr_FR'), import('dayjs/locale/fr')),
  de: () => both(import('antd/es/locale/de_DE'), import('dayjs/locale/de')),
  es: () => both(import('antd/es/locale/es_ES'), import('dayjs/locale/es')),
  ar: () => both(import('antd/es/locale/ar_EG'), import('dayjs/locale/ar')),
}

/** antd's own words and dayjs's months in the language shown; undefined (English) until they are loaded. */
export function useAntdLocale(): Locale | undefined {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<Locale>()
  useEffect(() => {
    let isCurrent = true
    void loaders[language]?.().then(({ antd }) => {
      if (!isCurrent) return
      dayjs.locale(language === 'en' ? 'en-gb' : language)
      setLoaded(antd.default)
    })
    return () => {
      isCurrent = false
    }
  }, [language])
  return loaded
}
