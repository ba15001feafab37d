import { useAddress } from '@confida/remote-kit/address'
import type { Period } from '../period/period.ts'
import { readUserFilters, type UserFilters, writeUserFilters } from './user-filters.ts'

const cleared = { search: '', status: 'all', period: 'all' } as const

/** The filters in the address, and the ways to change them; every change starts again at the first page. */
export function useUserFilters(periods: readonly Period[]) {
  const { params, change } = useAddress()

  const set = (changes: Partial<UserFilters>, options?: { replace?: boolean }) =>
    change({ ...writeUserFilters(changes), cursor: undefined }, options)

  return { filters: readUserFilters(params, periods), set, clear: () => set(cleared) }
}
