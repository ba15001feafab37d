import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { conceptWords, readMeaningLines } from '@confida/text-analysis'
import { digestOf, type LabelledText, readLabelledTexts } from '@confida/text-analysis/training'
import { ACTS } from '../src/understand/acts/act.ts'

const FOLDER = join(import.meta.dirname, 'acts')

/** Labelled messages of a file. @throws an error that names the fault, see `readLabelledTexts` */
export const readExamples = (file: string): LabelledText[] => readLabelledTexts(file, ACTS)

/** All that the model is trained on: a file for each language. */
export const trainingExamples = (): LabelledText[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((name) => readExamples(join(FOLDER, name)))

/** Changes with the examples, and with the words whose features the model weighs: it then wants training anew. */
export const trainingDigest = (): string => digestOf([trainingExamples(), readMeaningLines(), conceptWords])
