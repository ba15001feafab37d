import type { Language } from '@confida/contracts'
import { useLanguage } from '@confida/i18n'
import type { Locale } from 'antd/es/locale'
import english from 'antd/es/locale/en_US'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'

interface Calendar {
  default: { name: string; weekdaysMin?: readonly string[] }
}

/** No names for the buttons that show a month or a year: an accessible name has to contain the visible text. */
const ownNames = { monthSelect: '', yearSelect: '', decadeSelect: '' }

function withOwnNames(locale: Locale, calendar: Calendar): Locale {
  const picker = locale.DatePicker
  if (!picker) return locale
  const { shortWeekDays } = picker.lang
  // antd's Arabic names the days in full, which is too wide for a column of the calendar.
  const days = shortWeekDays && calendar.default.weekdaysMin
  const lang = { ...picker.lang, ...ownNames, shortWeekDays: days ? [...days] : shortWeekDays }
  return { ...locale, DatePicker: { ...picker, lang } }
}

interface Loaded {
  locale: Locale
  /** What dayjs calls it, which need not be our code. */
  calendar: string
}

async function loadLocale(antd: Promise<{ default: Locale }>, days: Promise<Calendar>): Promise<Loaded> {
  const [locale, calendar] = await Promise.all([antd, days])
  return { locale: withOwnNames(locale.default, calendar), calendar: calendar.default.name }
}

const loaders: Record<Language, () => Promise<Loaded>> = {
  it: () => loadLocale(import('antd/es/locale/it_IT'), import('dayjs/locale/it')),
  en: () => loadLocale(import('antd/es/locale/en_GB'), import('dayjs/locale/en-gb')),
  fr: () => loadLocale(import('antd/es/locale/fr_FR'), import('dayjs/locale/fr')),
  de: () => loadLocale(import('antd/es/locale/de_DE'), import('dayjs/locale/de')),
  es: () => loadLocale(import('antd/es/locale/es_ES'), import('dayjs/locale/es')),
  ar: () => loadLocale(import('antd/es/locale/ar_EG'), import('dayjs/locale/ar')),
}

/**
 * antd's texts and dayjs's months in the current language; English, which antd includes, until they are loaded. (Without a locale
 * at first, antd would remount everything inside when it arrives, and a field would lose the focus.)
 */
export function useAntdLocale(): Locale {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<Locale>(english)
  useEffect(() => {
    let isCurrent = true
    void loaders[language]?.().then(({ locale, calendar }) => {
      if (!isCurrent) return
      dayjs.locale(calendar)
      setLoaded(locale)
    })
    return () => {
      isCurrent = false
    }
  }, [language])
  return loaded
}
