import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Writes a long answer to a file before it is sent: what it is read from is not held for as long as a slow client takes. The
 * file has no name any more, so that it is gone with its handle, whatever happens to the process.
 * @returns its handle, which whoever sends it closes
 */
export async function spool(folder: string, content: Readable): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    await file.writeFile(content)
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}
