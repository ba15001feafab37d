import type { AdminContentTexts } from '../it.ts'

export const filters: AdminContentTexts['filters'] = {
  label: 'Filtres',
  period: 'Période',
  from: 'Du',
  to: 'Au',
  clear: 'Effacer les filtres',
  chooseDates: 'Choisissez la date de début et la date de fin',
  periods: {
    all: 'Tous',
    today: 'Aujourd’hui',
    week: '7 derniers jours',
    month: 'Depuis un mois',
    year: 'Depuis un an',
    custom: 'Personnalisée',
  },
}
