import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { withLock } from './lock-file.ts'
import type { Store, StoredFile } from './store.ts'

/** Replaces a file in one step: a reader sees the old one or the new one, never half of it. */
export function replaceFile(file: string, content: string | Buffer): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

function readStored(file: string): StoredFile | undefined {
  if (!existsSync(file)) return undefined
  const content = readFileSync(file)
  return { content, version: createHash('sha256').update(content).digest('base64') }
}

/** A folder of this machine, or one that several share. */
export function folderStore(folder: string): Store {
  const addressOf = (path: string) => join(folder, path)
  return {
    addressOf,
    read: async (path) => readStored(addressOf(path)),
    async write(path, content, since) {
      const file = addressOf(path)
      mkdirSync(dirname(file), { recursive: true })
      return withLock(`${file}.lock`, () => {
        if (readStored(file)?.version !== since) return false
        replaceFile(file, content)
        return true
      })
    },
  }
}
