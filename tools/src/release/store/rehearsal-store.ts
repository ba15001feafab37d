import type { Store, StoredFile } from './store.ts'

/** A store that takes what is written for itself: the real one stays as it is. */
export function rehearsalStore(store: Store): Store {
  const written = new Map<string, StoredFile>()
  const read = async (path: string) => written.get(path) ?? store.read(path)
  return {
    addressOf: store.addressOf,
    read,
    async write(path, content, since) {
      if ((await read(path))?.version !== since) return false
      written.set(path, { content, version: `"rehearsed ${written.size}"` })
      return true
    },
  }
}
