import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Outside of everything that is served; one folder for each owner, so that their files go with them. */
const folderOf = (dataDir: string, ownerId: string) => join(dataDir, 'uploads', ownerId)

/** @returns the owner's folder, made where it is missing */
export async function ensureUploadFolder(dataDir: string, ownerId: string): Promise<string> {
  const folder = folderOf(dataDir, ownerId)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

export async function removeUploadFolder(dataDir: string, ownerId: string): Promise<void> {
  await rm(folderOf(dataDir, ownerId), { recursive: true, force: true })
}

export async function removeUpload(dataDir: string, ownerId: string, fileName: string): Promise<void> {
  await rm(join(folderOf(dataDir, ownerId), fileName), { force: true })
}

export async function readUpload(
  dataDir: string,
  ownerId: string,
  fileName: string,
): Promise<Buffer | undefined> {
  return readFile(join(folderOf(dataDir, ownerId), fileName)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
