import { readListSearch, type SecurityEvent, securityEvents } from '@confida/contracts'
import { type DayRange, readDay } from '@confida/i18n'

export interface SecurityFilters extends DayRange {
  event?: SecurityEvent
  /** In names, e-mail addresses and network addresses. */
  search: string
}

/** Reads the filters of an address; what it does not know counts as not chosen. */
export const readFilters = (params: URLSearchParams): SecurityFilters => ({
  event: securityEvents.find((event) => event === params.get('event')),
  search: readListSearch(params),
  from: readDay(params.get('from')),
  to: readDay(params.get('to')),
})

export const isFiltered = ({ event, search, from, to }: SecurityFilters) =>
  Boolean(event || search || from || to)
