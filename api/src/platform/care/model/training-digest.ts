import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CARE = join(import.meta.dirname, '..')
const SOURCES = /\.(?:txt|concepts\.ts|csv)$/
const FOLDERS = ['messages', 'concepts', '../ai/emotions/data']

/** Tells the texts and words that a model was trained on from any others: a change of them wants a new model. */
export function trainingDigest(): string {
  const hash = createHash('sha256')
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(CARE, folder)).sort())
      if (SOURCES.test(name)) hash.update(name).update(readFileSync(join(CARE, folder, name)))
  }
  return hash.digest('hex')
}
