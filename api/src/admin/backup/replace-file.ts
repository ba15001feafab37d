import { copyFile, mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whole or not at all. */
export async function replaceFile(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const draft = `${target}.restored`
  await copyFile(source, draft)
  await rename(draft, target)
}
