/** A file as it was read. */
export interface StoredFile {
  content: Buffer
  /** Another for each content; undefined where the store does not tell. */
  version: string | undefined
}

/** Where releases lie, or a registry: a folder, a web server, a bucket. Whatever fails is an error of one sentence. */
export interface Store {
  /** Where a file is, for people. */
  addressOf(path: string): string
  read(path: string): Promise<StoredFile | undefined>
  /**
   * Writes a file that has not changed since it had the version `since`, or, without one, that is not there yet.
   * @returns whether it did
   */
  write(path: string, content: Buffer, since?: string): Promise<boolean>
}

/** A file in a store. */
export interface FilePlace {
  store: Store
  path: string
}

/** No file has had it. */
const NO_VERSION = '"0"'

/**
 * Of two releases at once one would be lost on a server that ignores conditions, as some do.
 * @throws where a file that is there can be written over, with what it holds
 */
export async function checkConditions({ store, path }: FilePlace): Promise<void> {
  const file = await store.read(path)
  if (!file) return
  if ((await store.write(path, file.content)) || (await store.write(path, file.content, NO_VERSION)))
    throw new Error(
      `${store.addressOf(path)} can be written over: its server ignores If-None-Match or If-Match and could lose a release.`,
    )
}
