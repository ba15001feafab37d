const DATABASE = 'confida-auth'
const STORE = 'keys'
const KEY_NAME = 'remembered-credentials'

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settled(request)
}

const makeKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/**
 * This browser's key for remembered passwords. It cannot be extracted: scripts may use it here, but nobody can carry
 * it away with a copy of local storage. Throws where the browser offers no WebCrypto (a page without https) or no
 * IndexedDB.
 */
export async function sealingKey(): Promise<CryptoKey> {
  const database = await openDatabase()
  try {
    const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE)
    const known: CryptoKey | undefined = await settled(store('readonly').get(KEY_NAME))
    if (known) return known
    const key = await makeKey()
    await settled(store('readwrite').put(key, KEY_NAME))
    return key
  } finally {
    database.close()
  }
}
