import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CARE = join(import.meta.dirname, '..')
const SOURCES = {
  messages: /\.train\.txt$/,
  concepts: /\.concepts\.ts$/,
  meanings: /\.txt$/,
}

/**
 * Tells the texts and words that a model was trained on from any others: a change of them wants a new model. The moods, which only
 * show it how ordinary talk sounds, may grow without one.
 */
export function trainingDigest(): string {
  const hash = createHash('sha256')
  for (const [folder, files] of Object.entries(SOURCES)) {
    for (const name of readdirSync(join(CARE, folder)).sort())
      if (files.test(name)) hash.update(name).update(readFileSync(join(CARE, folder, name)))
  }
  return hash.digest('hex')
}
