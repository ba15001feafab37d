import type { AdminContentTexts } from '../it.ts'

export const filters: AdminContentTexts['filters'] = {
  label: 'Filter',
  period: 'Zeitraum',
  from: 'Von',
  to: 'Bis',
  clear: 'Filter zurücksetzen',
  chooseDates: 'Wähle Anfangs- und Enddatum aus',
  periods: {
    all: 'Alle',
    today: 'Heute',
    week: 'Letzte 7 Tage',
    month: 'Seit einem Monat',
    year: 'Seit einem Jahr',
    custom: 'Zeitraum wählen',
  },
}
