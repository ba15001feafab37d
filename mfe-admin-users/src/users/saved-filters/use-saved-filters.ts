import { useSession } from '@confida/session'
import { useState } from 'react'
import type { Period } from '../../period/period.ts'
import { readRemembered, remember } from '../../storage/remembered.ts'
import { readUserFilters, type UserFilters, writeUserFilters } from '../user-filters.ts'

/** More would be a list to search. */
const SAVED_MAX = 12

export interface SavedFilters {
  name: string
  /** As they stand in an address. */
  address: string
}

const addressOf = ({ search, status, period, custom }: UserFilters): string => {
  const written = Object.entries(writeUserFilters({ search, status, period, custom }))
  const given = written.filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(given).toString()
}

const isSaved = (value: unknown): value is SavedFilters =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'address' in value &&
  typeof value.address === 'string'

function read(key: string): SavedFilters[] {
  try {
    const stored: unknown = JSON.parse(readRemembered(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, SAVED_MAX) : []
  } catch {
    return []
  }
}

/** Filters that an administrator has given a name, on this browser. */
export function useSavedFilters(filters: UserFilters, periods: readonly Period[]) {
  const key = `admin_users_filters ${useSession((state) => state.user?.id)}`
  const [saved, setSaved] = useState(() => read(key))
  const address = addressOf(filters)

  const store = (next: SavedFilters[]) => {
    remember(key, JSON.stringify(next))
    setSaved(next)
  }
  const without = (name: string) => saved.filter((each) => each.name !== name)

  return {
    saved,
    /** Whether they are worth a name, and there is room for one more. */
    canSave: address !== '' && saved.length < SAVED_MAX && !saved.some((each) => each.address === address),
    isOn: (one: SavedFilters) => one.address === address,
    /** In the place of the ones that had this name. */
    save: (name: string) => store([...without(name), { name, address }]),
    remove: (name: string) => store(without(name)),
    filtersOf: ({ address }: SavedFilters): Partial<UserFilters> => {
      const { sort: _, ...found } = readUserFilters(new URLSearchParams(address), periods)
      return found
    },
  }
}
