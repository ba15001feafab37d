import { join } from 'node:path'
import type { SparseVector } from '@confida/text-analysis'
import { type Classifier, probabilitiesOf, shippedClassifier } from '../classifier/classifier.ts'
import { ACT_GROUPS, ACTS, type Act, type ActGroup, type ActLabel, groupOf, NO_ACT } from './act.ts'

export interface FoundAct {
  /** The likeliest, and the group that it belongs to. */
  act: Act
  group: ActGroup
  /** The model's own probability of it, from 0 to 1. */
  confidence: number
  ofActs: Record<Act, number>
  ofGroups: Record<ActGroup, number>
  /** How likely it does none of them. */
  none: number
}

/** Eighteen acts are hard: a message that does nothing of them has this much of it. */
const HARD_BY_CHANCE = 0.35

export const soundsHard = ({ ofGroups }: FoundAct): boolean => ofGroups.hard >= HARD_BY_CHANCE

export const ACT_MODEL_FILE = join(import.meta.dirname, 'act.model.safetensors')

/** The model that is shipped, made by `npm run acts -- train`. */
export const actModel = shippedClassifier<ActLabel>(ACT_MODEL_FILE)

/** What a message does, most likely. @param features see `messageFeatures` */
export function findAct(features: SparseVector, model: Classifier<ActLabel> = actModel()): FoundAct {
  const probabilities = probabilitiesOf(model, features)
  const ofLabels = Object.fromEntries(model.labels.map((label, i) => [label, probabilities[i]]))
  const { [NO_ACT]: none, ...ofActs } = ofLabels as Record<ActLabel, number>
  const ofGroups = Object.fromEntries(
    Object.entries(ACT_GROUPS).map(([group, acts]) => [
      group,
      acts.reduce((sum, act) => sum + ofActs[act], 0),
    ]),
  ) as FoundAct['ofGroups']
  const act = ACTS.reduce((best, one) => (ofActs[one] > ofActs[best] ? one : best))
  return { act, group: groupOf(act), confidence: ofActs[act], ofActs, ofGroups, none }
}
