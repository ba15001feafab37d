import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { conceptWords, readMeaningLines, type SparseVector } from '@confida/text-analysis'
import { digestOf, type LabelledText, readLabelledTexts } from '@confida/text-analysis/training'
import { messageFeatures, VOCABULARY_FOLDER } from '../src/understand/classifier/message-features.ts'
import { type Kind, kinds } from './kinds.ts'

/** All that a classifier is trained on. @throws an error that names the fault, see `readLabelledTexts` */
export const examplesOf = ({ folder, labels }: Kind): LabelledText[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => readLabelledTexts(join(folder, name), labels))

/** What people write on ordinary days. */
export const trainingExamples = (): LabelledText[] => examplesOf(kinds.acts)

export const featuresOf = ({ text, language }: LabelledText): SparseVector => messageFeatures(text, language)

/** Changes with the examples, and with the words whose features are weighed: the classifier then wants training anew. */
export const trainingDigest = (kind: Kind): string =>
  digestOf([examplesOf(kind), readMeaningLines(), readMeaningLines(VOCABULARY_FOLDER), conceptWords])
