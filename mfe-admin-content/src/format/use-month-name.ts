import { numberLocale, useLanguage } from '@confida/i18n'

/** Writes the month of a day, with its year, in the interface's language. */
export function useMonthName() {
  const format = new Intl.DateTimeFormat(numberLocale(useLanguage()), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}
