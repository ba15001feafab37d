import type { AdminContentTexts } from '../it.ts'

export const filters: AdminContentTexts['filters'] = {
  label: 'Filtros',
  period: 'Período',
  from: 'Desde',
  to: 'Hasta',
  clear: 'Borrar los filtros',
  chooseDates: 'Selecciona la fecha de inicio y la fecha de fin',
  periods: {
    all: 'Todos',
    today: 'Hoy',
    week: 'Últimos 7 días',
    month: 'Último mes',
    year: 'Último año',
    custom: 'Personalizado',
  },
}
