import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'
import { MANIFEST, type Manifest, manifestSchema } from './manifest.ts'

/**
 * What a folder holds, once every byte of it was compared with its manifest.
 * @throws BackupError where something is missing or differs
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = await sumOf(join(folder, path)).catch(() => undefined)
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupError(
        `${folder} holds no whole backup: ${path} is ${found ? 'not as it was' : 'missing'}.`,
      )
  }
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  } catch {
    throw new BackupError(
      `${folder} holds no whole backup: ${MANIFEST}, which is written last, is missing or cannot be read.`,
    )
  }
}

async function sumOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const source = createReadStream(file)
  await pipeline(source, hash)
  return { bytes: source.bytesRead, sha256: hash.digest('hex') }
}
