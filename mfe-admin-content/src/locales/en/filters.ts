import type { AdminContentTexts } from '../it.ts'

export const filters: AdminContentTexts['filters'] = {
  label: 'Filters',
  period: 'Period',
  from: 'From',
  to: 'To',
  clear: 'Clear the filters',
  chooseDates: 'Select the start date and the end date',
  periods: {
    all: 'All',
    today: 'Today',
    week: 'Past 7 days',
    month: 'Past month',
    year: 'Past year',
    custom: 'Custom',
  },
}
