import type { Query, QueryCacheNotifyEvent, QueryClient, QueryKey } from '@tanstack/react-query'
import { useSession } from './session.store.ts'
import { OFFLINE_PREFIX, OFFLINE_USER_KEY, readOffline } from './storage.ts'

/** What a query says, in its `meta`, of what is kept for the time without a connection. */
export interface OfflineMeta extends Record<string, unknown> {
  /** The part of the data that is kept. */
  keptOffline: (data: never) => unknown
}

const keyOf = (queryKey: QueryKey) => OFFLINE_PREFIX + JSON.stringify(queryKey)

const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(`${OFFLINE_PREFIX}[`))

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full: what was opened last is worth more than all before it.
    for (const other of keptKeys()) localStorage.removeItem(other)
    try {
      localStorage.setItem(key, text)
    } catch {
      // It is not readable without a connection, nothing else.
    }
  }
}

/** Parts of a record go with it, once a list of records is without it. */
function removeWithoutRecord(records: unknown[]): void {
  const ids = new Set(records.map((record) => (record as { id?: string }).id))
  for (const key of keptKeys()) {
    const [, id] = JSON.parse(key.slice(OFFLINE_PREFIX.length)) as QueryKey
    if (typeof id === 'string' && !ids.has(id)) localStorage.removeItem(key)
  }
}

/** Whose data may be kept now. Nothing of administrators is: what they see is other people's. */
function keeper(): string | undefined {
  const { status, user } = useSession.getState()
  return status === 'user' && user?.role !== 'admin' ? user?.id : undefined
}

/** By whom queries were made: what comes late may be of the person before. */
const owners = new WeakMap<Query, string | undefined>()

function keep(query: Query, toKept: OfflineMeta['keptOffline']): void {
  const owner = keeper()
  if (!owner || owners.get(query) !== owner) return
  const data = toKept(query.state.data as never)
  if (Array.isArray(data)) removeWithoutRecord(data)
  write(keyOf(query.queryKey), { data, at: query.state.dataUpdatedAt })
}

function restore(query: Query): void {
  if (query.state.data !== undefined || navigator.onLine) return
  const kept = readOffline<{ data: unknown; at: number }>(keyOf(query.queryKey))
  if (kept) query.setData(kept.data, { updatedAt: kept.at, manual: true })
}

function handleEvent(event: QueryCacheNotifyEvent): void {
  const { query } = event
  const { keptOffline } = (query.meta ?? {}) as Partial<OfflineMeta>
  if (!keptOffline) return
  if (event.type === 'added') {
    owners.set(query, keeper())
    restore(query)
  }
  if (event.type === 'updated' && event.action.type === 'success') keep(query, keptOffline)
}

/** Of the person what screens need without a connection; not how to reach them. */
function keepUser(): void {
  const { user } = useSession.getState()
  if (!keeper()) return
  write(OFFLINE_USER_KEY, { ...user, email: '', phone: null, birth_date: null })
}

/**
 * Keeps in this browser what queries of the person's own data have marked, and hands it back where there is no connection. The
 * end of the session removes it.
 */
export function keepOfflineData(client: QueryClient): void {
  client.getQueryCache().subscribe(handleEvent)
  useSession.subscribe(({ user }, before) => {
    if (user !== before.user) keepUser()
  })
  keepUser()
}
