type Listener = (() => void) | null

interface FakeRequest {
  result: unknown
  onsuccess: Listener
  onerror: Listener
  onupgradeneeded: Listener
}

function request(result: unknown, isNew = false): FakeRequest {
  const made: FakeRequest = { result, onsuccess: null, onerror: null, onupgradeneeded: null }
  queueMicrotask(() => {
    if (isNew) made.onupgradeneeded?.()
    made.onsuccess?.()
  })
  return made
}

/** The part of IndexedDB (which jsdom lacks) that one key store needs. Each call simulates another browser. */
export function fakeIndexedDb() {
  const records = new Map<string, unknown>()
  const store = {
    get: (key: string) => request(records.get(key)),
    put: (value: unknown, key: string) => request(records.set(key, value)),
  }
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  }
  Object.assign(globalThis, { indexedDB: { open: () => request(database, true) } })
}
