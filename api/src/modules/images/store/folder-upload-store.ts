import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadStore } from './upload-store.ts'

/** Exclusive, and for this account only; never executable. */
const NEW_FILE = { flag: 'wx', mode: 0o600 }

/** `DATA_DIR/uploads`, which several machines may share. */
export function folderUploadStore(dataDir: string): UploadStore {
  const folderOf = (ownerId: string) => join(dataDir, 'uploads', ownerId)
  return {
    async prepare(ownerId) {
      await mkdir(folderOf(ownerId), { recursive: true, mode: 0o700 })
      return folderOf(ownerId)
    },
    async write(ownerId, fileName, picture) {
      const path = join(folderOf(ownerId), fileName)
      await writeFile(path, picture, NEW_FILE).catch(async (error) => {
        await rm(path, { force: true })
        throw error
      })
    },
    read: (ownerId, fileName) =>
      readFile(join(folderOf(ownerId), fileName)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    async remove(ownerId, fileNames) {
      if (!fileNames) return rm(folderOf(ownerId), { recursive: true, force: true })
      for (const name of fileNames) await rm(join(folderOf(ownerId), name), { force: true })
    },
  }
}
