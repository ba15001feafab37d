import { join } from 'node:path'
import type { SparseVector } from '@confida/text-analysis'
import { type Classifier, probabilitiesOf, shippedClassifier } from '../classifier/classifier.ts'
import { ACT_GROUPS, type Act, type ActGroup, groupOf } from './act.ts'

export interface FoundAct {
  /** The likeliest, and the group that it belongs to. */
  act: Act
  group: ActGroup
  /** The model's own probability of it, from 0 to 1. */
  confidence: number
  ofActs: Record<Act, number>
  ofGroups: Record<ActGroup, number>
}

/** Eighteen acts are hard: a message that does nothing of them has this much of it. */
const HARD_BY_CHANCE = 0.35

export const soundsHard = ({ ofGroups }: FoundAct): boolean => ofGroups.hard >= HARD_BY_CHANCE

export const ACT_MODEL_FILE = join(import.meta.dirname, 'act.model.safetensors')

/** The model that is shipped, made by `npm run acts -- train`. */
export const actModel = shippedClassifier<Act>(ACT_MODEL_FILE)

/** What a message does, most likely. @param features see `messageFeatures` */
export function findAct(features: SparseVector, model: Classifier<Act> = actModel()): FoundAct {
  const probabilities = probabilitiesOf(model, features)
  const ofActs = Object.fromEntries(
    model.labels.map((act, i) => [act, probabilities[i]]),
  ) as FoundAct['ofActs']
  const ofGroups = Object.fromEntries(
    Object.entries(ACT_GROUPS).map(([group, acts]) => [
      group,
      acts.reduce((sum, act) => sum + ofActs[act], 0),
    ]),
  ) as FoundAct['ofGroups']
  const confidence = Math.max(...probabilities)
  const act = model.labels[probabilities.indexOf(confidence)] as Act
  return { act, group: groupOf(act), confidence, ofActs, ofGroups }
}
