import { foldText } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import {
  EVERYDAY_SCENES,
  type EverydayScene,
  HARD_SCENES,
  isHardScene,
  type Scene,
  type SceneId,
} from '../languages/scenes.ts'
import { detectSentiment } from '../understand/sentiment.ts'
import { findTopics } from '../understand/topics.ts'

/** Messages without a sign of it after which a scene is over. */
const TURNS_A_SCENE_LASTS = { hard: 8, everyday: 5 }
const TURNS_A_PAIN_LASTS = 2
/** A weight is only laid aside for something lighter that is plainly another subject. */
const OTHER_SUBJECTS: ReadonlySet<SceneId> = new Set<EverydayScene>([
  'newJob',
  'success',
  'journey',
  'moving',
  'romance',
  'food',
  'outing',
  'baby',
  'retired',
  'sport',
])
/** What names the same things without being the worry. */
const NOT_BESIDE: Partial<Record<SceneId, SceneId>> = {
  exam: 'success',
  interview: 'newJob',
  jobLoss: 'newJob',
}
const ALL_SCENES: readonly SceneId[] = [...HARD_SCENES, ...EVERYDAY_SCENES]

export interface SceneState {
  id?: SceneId
  isHard: boolean
  /** With this message. */
  isOpening: boolean
  /** This message speaks of it. */
  hasSign: boolean
  /** A loss is that of somebody near the person. */
  isOfOthers: boolean
}

/** What is said in a scene. */
export const phrasesOf = ({ isOfOthers }: SceneState, id: SceneId, pack: LanguagePack): Scene =>
  isOfOthers ? pack.scenes.lossOfOthers : pack.scenes.scenes[id]

interface Tracked {
  id?: SceneId
  isOpening: boolean
  isOfOthers?: boolean
  turnsWithoutSign: number
}

/** What the person is going through, told from all their messages, the new one last. It lasts until another subject is opened. */
export function trackScene(messages: readonly string[], pack: LanguagePack): SceneState {
  let tracked: Tracked = { isOpening: false, turnsWithoutSign: 0 }
  for (const message of messages) tracked = next(tracked, message, pack)
  const { id, isOpening, turnsWithoutSign, isOfOthers = false } = tracked
  const hasSign = id !== undefined && turnsWithoutSign === 0
  return {
    ...(id ? { id } : {}),
    isOpening,
    hasSign,
    isOfOthers,
    isHard: id !== undefined && isHardScene(id),
  }
}

function next(tracked: Tracked, message: string, pack: LanguagePack): Tracked {
  const folded = foldText(message).trim()
  const found = findScenes(folded, pack)
  const isLeft = pack.scenes.cues.changeSubject.signs.test(folded)
  const current = isLeft ? undefined : tracked.id
  const opened = found.find((id) => id !== current && mayOpen(id, current, message, pack))
  if (opened) {
    const isOfOthers = opened === 'loss' && isLossOfOthers(folded, pack)
    return { id: opened, isOpening: true, turnsWithoutSign: 0, isOfOthers }
  }
  if (!current) return { isOpening: false, turnsWithoutSign: 0 }
  const turnsWithoutSign = found.includes(current) ? 0 : tracked.turnsWithoutSign + 1
  const usual = TURNS_A_SCENE_LASTS[isHardScene(current) ? 'hard' : 'everyday']
  const lasts = current === 'ownIllness' ? TURNS_A_PAIN_LASTS : usual
  return turnsWithoutSign > lasts
    ? { isOpening: false, turnsWithoutSign: 0 }
    : { ...tracked, id: current, isOpening: false, turnsWithoutSign }
}

function findScenes(folded: string, pack: LanguagePack): SceneId[] {
  const { toCompanion, aboutUser } = pack.patterns
  if (folded.endsWith('?') && toCompanion.test(folded) && !aboutUser.test(folded)) return []
  const found = ALL_SCENES.filter(
    (id) => pack.scenes.scenes[id].signs.test(folded) || (id === 'loss' && isLossOfOthers(folded, pack)),
  )
  // The loss of an animal is told in the words of any loss.
  const isPet = found.includes('petLoss')
  return found.filter((id) => {
    const other = NOT_BESIDE[id]
    return !(other && found.includes(other)) && !(isPet && id === 'loss')
  })
}

const isLossOfOthers = (folded: string, pack: LanguagePack): boolean =>
  pack.scenes.lossOfOthers.signs.test(folded)

function mayOpen(id: SceneId, current: SceneId | undefined, message: string, pack: LanguagePack): boolean {
  if (current === undefined || !isHardScene(current)) return true
  if (isHardScene(id)) return weightOf(id) < weightOf(current) && !(current === 'petLoss' && id === 'loss')
  const topics = findTopics(foldText(message), pack)
  return OTHER_SUBJECTS.has(id) && detectSentiment(message, topics, pack).tone !== 'negative'
}

const weightOf = (id: SceneId): number => ALL_SCENES.indexOf(id)
