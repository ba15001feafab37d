import type { Language } from '@confida/contracts'

/** The provider's own, as a mail has no browser to take it from. */
const timeZone = 'Europe/Rome'
const day = new Intl.DateTimeFormat('it-IT', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
const time = new Intl.DateTimeFormat('it-IT', { timeZone, hour: '2-digit', minute: '2-digit' })
// The locale that writes them as ISO 8601 does.
const month = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' })

/** `DD/MM/YYYY`. */
export const mailDay = (moment: Date): string => day.format(moment)

/** `DD/MM/YYYY alle HH:MM` in Italian, as the screens have it; in the other languages as they write it. */
export function mailMoment(moment: Date, language: Language): string {
  if (language === 'it') return `${day.format(moment)} alle ${time.format(moment)}`
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(moment)
}

/** `YYYY-MM`. */
export const mailMonth = (moment: Date): string => month.format(moment)
