export const filters = {
  label: 'Filtri',
  period: 'Periodo',
  from: 'Dal giorno',
  to: 'Al giorno',
  clear: 'Azzera i filtri',
  chooseDates: 'Seleziona la data di inizio e la data di fine',
  periods: {
    all: 'Tutti',
    today: 'Oggi',
    week: 'Ultimi 7 giorni',
    month: 'Ultimo mese',
    year: 'Ultimo anno',
    custom: 'Personalizzato',
  },
}
