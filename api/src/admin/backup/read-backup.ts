import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'
import { MANIFEST, type Manifest, manifestSchema } from './manifest.ts'

/**
 * What a folder says that it holds.
 * @throws BackupError where it was cut before its end
 */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  } catch {
    throw new BackupError(
      `${folder} holds no whole backup: ${MANIFEST}, which is written last, is missing or cannot be read.`,
    )
  }
}

/**
 * Compares every byte of a folder with its manifest.
 * @throws BackupError where something is missing or differs
 */
export async function requireWhole(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const found = await sumOf(join(folder, path)).catch(() => undefined)
    if (found?.bytes !== bytes || found.sha256 !== sha256)
      throw new BackupError(
        `${folder} holds no whole backup: ${path} is ${found ? 'not as it was' : 'missing'}.`,
      )
  }
}

async function sumOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  const source = createReadStream(file)
  await pipeline(source, hash)
  return { bytes: source.bytesRead, sha256: hash.digest('hex') }
}
