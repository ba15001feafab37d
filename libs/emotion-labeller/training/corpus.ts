import { join } from 'node:path'
import { emotions } from '@confida/contracts'
import { conceptWords } from '@confida/text-analysis'
import { digestOf, type LabelledText, readLabelledTexts } from '@confida/text-analysis/training'
import { lexicons } from '../src/cues.ts'

const corpusFile = (name: string): string => join(import.meta.dirname, 'corpus', name)

/** Labelled messages of a file. @throws an error that names the fault, see `readLabelledTexts` */
export const readExamples = (file: string): LabelledText[] => readLabelledTexts(file, emotions, 'emotion')

/** The messages that the labeller is developed with and cross-validated on. */
export const developmentExamples = (): LabelledText[] => readExamples(corpusFile('emotions-dev.csv'))

/** Written for training alone; nothing is measured on them. */
export const ownExamples = (): LabelledText[] => readExamples(corpusFile('emotions-own.csv'))

/** All that the labeller is trained on. */
export const trainingExamples = (): LabelledText[] => [...developmentExamples(), ...ownExamples()]

/** Changes with the examples, and with the words whose features the model weighs: it then wants training anew. */
export const trainingDigest = (): string => digestOf([trainingExamples(), lexicons, conceptWords])
