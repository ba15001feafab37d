import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'
import { type BackupFacts, MANIFEST, type Manifest } from './manifest.ts'

/** Fills a folder with a backup, which is one once `finish` has written what belongs to it. */
export class BackupWriter {
  private readonly folder: string
  private readonly createdAt = new Date()
  private readonly folders = new Set<string>()
  private readonly files: Manifest['files'] = []

  private constructor(folder: string) {
    this.folder = folder
  }

  /** @throws BackupError where the folder holds something already */
  static async open(folder: string): Promise<BackupWriter> {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) => {
      throw new BackupError(`${folder} cannot be made (${code}).`)
    })
    if ((await readdir(folder)).length > 0)
      throw new BackupError(`${folder} is not empty: name a new folder.`)
    return new BackupWriter(folder)
  }

  async add(path: string, content: Readable): Promise<void> {
    await this.addFolder(dirname(path))
    const hash = createHash('sha256')
    let bytes = 0
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          bytes += chunk.length
          yield chunk
        }
      },
      createWriteStream(join(this.folder, path), { flags: 'wx', mode: 0o600 }),
    )
    this.files.push({ path, bytes, sha256: hash.digest('hex') })
  }

  async addFolder(path: string): Promise<void> {
    if (path === '.' || this.folders.has(path)) return
    await mkdir(join(this.folder, path), { recursive: true, mode: 0o700 })
    this.folders.add(path)
  }

  /** A file that may vanish while it is copied. */
  async addFile(path: string, source: string): Promise<void> {
    await this.add(path, createReadStream(source)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || error.path !== source) throw error
    })
  }

  async finish(facts: BackupFacts): Promise<Manifest> {
    const { folders, files } = this
    const manifest: Manifest = {
      format: 1,
      created_at: this.createdAt.toISOString(),
      ...facts,
      folders: [...folders],
      files,
    }
    const draft = join(this.folder, `${MANIFEST}.unfinished`)
    const file = await open(draft, 'wx', 0o600)
    await file.writeFile(JSON.stringify(manifest, null, 1))
    await file.sync()
    await file.close()
    await rename(draft, join(this.folder, MANIFEST))
    return manifest
  }
}
