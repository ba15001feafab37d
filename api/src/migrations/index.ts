import { readdir } from 'node:fs/promises'
import type { MigrationInterface } from 'typeorm'

export type Migration = new () => MigrationInterface

/** `1763700000000-create-core`, compiled or not. */
const FILE = /^\d{13}-[a-z0-9-]+\.[jt]s$/

/** The migrations of this folder in the order of their time stamps; append only. */
export async function loadMigrations(): Promise<Migration[]> {
  const files = (await readdir(import.meta.dirname)).filter((name) => FILE.test(name)).sort()
  const modules: Record<string, Migration>[] = await Promise.all(files.map((name) => import(`./${name}`)))
  return modules.flatMap((module) => Object.values(module))
}
