import { join } from 'node:path'
import { ACT_LABELS } from '../src/understand/acts/act.ts'
import { ACT_MODEL_FILE, actModel } from '../src/understand/acts/find-act.ts'
import type { Classifier } from '../src/understand/classifier/classifier.ts'
import { SUBJECT_MODEL_FILE, subjectModel } from '../src/understand/subjects/find-subject.ts'
import { SUBJECT_LABELS } from '../src/understand/subjects/subject.ts'

/** What there is to train and to evaluate. */
export interface Kind {
  name: 'acts' | 'subjects'
  labels: readonly string[]
  /** Of the examples, a file for each language. */
  folder: string
  /** Of its labels in the chats, which have those of both kinds. */
  column: 'act' | 'subject'
  modelFile: string
  epochs: number
  /** A feature of fewer messages says nothing about others. */
  fewestMessages: number
  shipped: () => Classifier<string>
}

export const kinds: Record<Kind['name'], Kind> = {
  acts: {
    name: 'acts',
    labels: ACT_LABELS,
    folder: join(import.meta.dirname, 'acts'),
    column: 'act',
    modelFile: ACT_MODEL_FILE,
    epochs: 20,
    fewestMessages: 4,
    shipped: actModel,
  },
  subjects: {
    name: 'subjects',
    labels: SUBJECT_LABELS,
    folder: join(import.meta.dirname, 'subjects'),
    column: 'subject',
    modelFile: SUBJECT_MODEL_FILE,
    epochs: 8,
    fewestMessages: 3,
    shipped: subjectModel,
  },
}
