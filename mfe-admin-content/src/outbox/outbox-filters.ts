import {
  type EmailTemplateName,
  emailTemplateNames,
  type MailState,
  mailStates,
  readListSearch,
} from '@confida/contracts'
import { type DayRange, readDay } from '@confida/i18n'

export interface OutboxFilters extends DayRange {
  state?: MailState
  template?: EmailTemplateName
  /** In addresses and subjects. */
  search: string
}

/** Reads the filters of an address; what it does not know counts as not chosen. */
export const readFilters = (params: URLSearchParams): OutboxFilters => ({
  state: mailStates.find((state) => state === params.get('state')),
  template: emailTemplateNames.find((template) => template === params.get('template')),
  search: readListSearch(params),
  from: readDay(params.get('from')),
  to: readDay(params.get('to')),
})

export const isFiltered = ({ state, template, search, from, to }: OutboxFilters) =>
  Boolean(state || template || search || from || to)
