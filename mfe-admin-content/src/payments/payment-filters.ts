import { type PaymentState, paymentStates, readListSearch } from '@confida/contracts'
import { type DayRange, readDay, timeZone } from '@confida/i18n'

export interface PaymentFilters extends DayRange {
  state?: PaymentState
  /** In the ids, here and at Stripe, and in the person's name and address. */
  search: string
}

/** Reads the filters of an address; what it does not know counts as not chosen. */
export const readFilters = (params: URLSearchParams): PaymentFilters => ({
  state: paymentStates.find((state) => state === params.get('state')),
  search: readListSearch(params),
  from: readDay(params.get('from')),
  to: readDay(params.get('to')),
})

export const isFiltered = ({ state, search, from, to }: PaymentFilters) =>
  Boolean(state || search || from || to)

/** The filters as the server takes them. */
export const paymentQuery = ({ search, ...filters }: PaymentFilters) => ({
  ...filters,
  search: search || undefined,
  time_zone: timeZone(),
})
