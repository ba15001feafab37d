import { createHash } from 'node:crypto'

/** Tells what a model was trained on from anything else: SHA-256 of the data, in hexadecimal digits. */
export const digestOf = (trainingData: unknown): string =>
  createHash('sha256').update(JSON.stringify(trainingData)).digest('hex')
