import { readListSearch, type UserSort, type UserStatus, userSorts, userStatuses } from '@confida/contracts'
import { type DayRange, readDay, timeZone } from '@confida/i18n'
import type { AddressChanges } from '@confida/remote-kit/address'
import { type Period, periodDays } from '../period/period.ts'

export interface UserFilters {
  search: string
  status: UserStatus
  period: Period
  custom: DayRange
  sort: UserSort
}

const DEFAULT_SORT: UserSort = '-created_at'

const oneOf = <Value extends string>(known: readonly Value[], value: string | null, fallback: Value) =>
  known.find((each) => each === value) ?? fallback

/** Reads the filters of an address; what it does not know counts as not chosen. */
export function readUserFilters(params: URLSearchParams, periods: readonly Period[]): UserFilters {
  return {
    search: readListSearch(params),
    status: oneOf(userStatuses, params.get('status'), 'all'),
    period: oneOf(periods, params.get('period'), 'all'),
    custom: { from: readDay(params.get('from')), to: readDay(params.get('to')) },
    sort: oneOf(userSorts, params.get('sort'), DEFAULT_SORT),
  }
}

/** Changed filters as parameters of an address; defaults leave no trace there, nor do chosen days without their period. */
export function writeUserFilters({
  search,
  status,
  period,
  custom,
  sort,
}: Partial<UserFilters>): AddressChanges {
  const days = period && period !== 'custom' ? {} : custom
  return {
    ...(search !== undefined && { search: search.trim() }),
    ...(status && { status: status === 'all' ? undefined : status }),
    ...(period && { period: period === 'all' ? undefined : period }),
    ...((period || custom) && { from: days?.from, to: days?.to }),
    ...(sort && { sort: sort === DEFAULT_SORT ? undefined : sort }),
  }
}

/** The filters as the server takes them. The days are the browser's, so its time zone goes with them. */
export function userQuery(filters: UserFilters, now: Date) {
  const { from, to } = periodDays(filters.period, filters.custom, now)
  return {
    search: filters.search.trim() || undefined,
    status: filters.status === 'all' ? undefined : filters.status,
    from,
    to,
    time_zone: from || to ? timeZone() : undefined,
    sort: filters.sort,
  }
}

export type UserQuery = ReturnType<typeof userQuery>
