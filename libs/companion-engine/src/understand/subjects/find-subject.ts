import { join } from 'node:path'
import type { SparseVector } from '@confida/text-analysis'
import { probabilitiesOf, shippedClassifier } from '../classifier/classifier.ts'
import { NO_SUBJECT, type Subject, type SubjectLabel } from './subject.ts'

export interface FoundSubject {
  /** How likely each is, from 0 to 1; with `none` they are a whole. */
  ofSubjects: Record<Subject, number>
  /** How likely it is none. */
  none: number
}

export const SUBJECT_MODEL_FILE = join(import.meta.dirname, 'subject.model.safetensors')

/** The model that is shipped, made by `npm run subjects -- train`. */
export const subjectModel = shippedClassifier<SubjectLabel>(SUBJECT_MODEL_FILE)

/** What a message is about. @param features see `messageFeatures` */
export function findSubject(features: SparseVector): FoundSubject {
  const model = subjectModel()
  const probabilities = probabilitiesOf(model, features)
  const ofLabels = Object.fromEntries(model.labels.map((label, i) => [label, probabilities[i]]))
  const { [NO_SUBJECT]: none, ...ofSubjects } = ofLabels as Record<SubjectLabel, number>
  return { ofSubjects, none }
}

/** The likeliest of some, and how likely it is if it is any of them. */
export function likeliestOf<One extends Subject>(
  { ofSubjects }: FoundSubject,
  subjects: readonly One[],
): { subject: One; share: number } {
  const subject = subjects.reduce((best, one) => (ofSubjects[one] > ofSubjects[best] ? one : best))
  const sum = subjects.reduce((all, one) => all + ofSubjects[one], 0)
  return { subject, share: ofSubjects[subject] / (sum || 1) }
}
