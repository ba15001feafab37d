import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

/**
 * The text kept in `file`, made by `create` when there is none. Of two processes that make it at the same moment one
 * wins and both answer the winner's text, because a hard link appears whole or not at all.
 */
export async function readOrCreateValue(
  file: string,
  create: () => string | Promise<string>,
): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, `${await create()}\n`, { mode: 0o600 })
  await link(draft, file).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}

/** Replaces the text kept in `file`. */
export async function replaceValue(file: string, value: string): Promise<void> {
  await writeFile(file, `${value}\n`, { mode: 0o600 })
}
