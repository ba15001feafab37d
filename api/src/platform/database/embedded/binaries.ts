import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

/** Copies the platform's PostgreSQL into `cache` once per version and completes it with its library links. */
export async function prepareBinaries(cache: string): Promise<Binaries> {
  const { packageFolder, name, version } = await findPackage()
  const target = join(cache, `${name}-${version}`)
  if (!existsSync(target)) await install(packageFolder, target)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const bin = (tool: string) => join(target, 'bin', tool + suffix)
  return { initdb: bin('initdb'), postgres: bin('postgres'), pgCtl: bin('pg_ctl') }
}

async function findPackage(): Promise<{ packageFolder: string; name: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `postgres-${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const packageFolder = resolve(dirname(entry), '..')
    const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
    return { packageFolder, name, version }
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL installed for ${platform}-${process.arch}; set DATABASE_URL.`,
    )
  }
}

/** Complete or absent: a copy that another process sees is always whole, because only the rename publishes it. */
async function install(packageFolder: string, target: string): Promise<void> {
  const draft = `${target}.new-${randomUUID()}`
  await copyTree(join(packageFolder, 'native'), draft)
  await linkLibraries(draft)
  await rename(draft, target).catch(async (error) => {
    await rm(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  })
}

/** Sets the modes itself, so that a strict umask at install time does not hide the server from its user. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const copy = join(to, entry.name)
    if (entry.isDirectory()) await copyTree(source, copy)
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    await copyFile(source, copy)
    await chmod(copy, (await stat(source)).mode & 0o100 || to.endsWith('/bin') ? 0o755 : 0o644)
  }
}

/** npm packages cannot hold links, and the package's own install script is not run: its list is applied here. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, relative('native', target))
    const file = join(folder, relative('native', source))
    await symlink(relative(dirname(link), file), link).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
