import { type AuditAction, auditActions, readListSearch } from '@confida/contracts'
import { type DayRange, readDay } from '@confida/i18n'

export interface AuditFilters extends DayRange {
  action?: AuditAction
  /** In the names of who changed and what was changed. */
  search: string
}

/** Reads the filters of an address; what it does not know counts as not chosen. */
export const readFilters = (params: URLSearchParams): AuditFilters => ({
  action: auditActions.find((action) => action === params.get('action')),
  search: readListSearch(params),
  from: readDay(params.get('from')),
  to: readDay(params.get('to')),
})

export const isFiltered = ({ action, search, from, to }: AuditFilters) =>
  Boolean(action || search || from || to)
