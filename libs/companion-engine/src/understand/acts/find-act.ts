import { detectLanguage, type Language } from '@confida/text-analysis'
import { type ActModel, actModel, probabilitiesOf } from './act.model.ts'
import { ACT_GROUPS, type Act, type ActGroup, groupOf } from './act.ts'
import { actFeatures } from './act-features.ts'

export interface FoundAct {
  /** The likeliest, and the group that it belongs to. */
  act: Act
  group: ActGroup
  /** The model's own probability of it, from 0 to 1. */
  confidence: number
  ofActs: Record<Act, number>
  ofGroups: Record<ActGroup, number>
}

/** What a message does, most likely. @param expected the language of the page; the message's own counts where it shows */
export function findAct(message: string, expected: Language, model: ActModel = actModel()): FoundAct {
  const probabilities = probabilitiesOf(model, actFeatures(message, detectLanguage(message, expected)))
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
