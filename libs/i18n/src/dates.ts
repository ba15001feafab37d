import i18next from 'i18next'

/** Figures and months are shown in the Italian way in every language (specification §1), in the browser's time zone. */
const LOCALE = 'it-IT'

const day = new Intl.DateTimeFormat(LOCALE, { day: '2-digit', month: '2-digit', year: 'numeric' })
const longDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' })

/**
 * Reads a moment. One without a zone is UTC: a trailing `Z` is appended when it is missing (specification §3).
 * Returns null for anything that is no date.
 */
export function parseTime(value: string | null | undefined): Date | null {
  if (!value) return null
  const isDayOnly = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(value)
  const date = isDayOnly ? new Date(`${value}T00:00:00`) : new Date(hasZone ? value : `${value}Z`)
  return Number.isNaN(date.getTime()) ? null : date
}

function format(value: string | null | undefined, show: (date: Date) => string): string {
  if (!value) return i18next.t('missing.value', { ns: 'common' })
  const date = parseTime(value)
  return date ? show(date) : i18next.t('missing.date', { ns: 'common' })
}

/** `03/05/1990`; "Data non valida" for what is no date, "N/A" for nothing. */
export const formatDate = (value: string | null | undefined) => format(value, (date) => day.format(date))

/** `3 maggio 1990`. */
export const formatLongDate = (value: string | null | undefined) =>
  format(value, (date) => longDay.format(date))

/** `14:05`. */
export const formatTime = (value: string | null | undefined) => format(value, (date) => time.format(date))

/** `03/05/1990 alle 14:05` in Italian; the other languages have their own word between. */
export const formatDateTime = (value: string | null | undefined) =>
  format(value, (date) =>
    i18next.t('dateTime', { ns: 'common', date: day.format(date), time: time.format(date) }),
  )
