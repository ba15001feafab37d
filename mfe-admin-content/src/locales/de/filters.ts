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
    week: 'Letzte Woche',
    month: 'Letzter Monat',
    year: 'Letztes Jahr',
    custom: 'Benutzerdefiniert',
  },
}
