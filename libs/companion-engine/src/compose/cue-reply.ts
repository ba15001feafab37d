import type { Line } from '../languages/phrases.ts'
import { CUES, type CueId, type SceneId } from '../languages/scenes.ts'
import type { ReplyContext } from './reply-context.ts'

/** These words mean something else elsewhere. */
const ONLY_WITHIN: Partial<Record<CueId, readonly SceneId[]>> = {
  funeral: ['loss'],
  oldAge: ['loss'],
  goodMemory: ['loss', 'petLoss'],
  emptiness: ['loss', 'petLoss', 'breakUp', 'lonely'],
  operation: ['illness', 'ownIllness'],
  dependents: ['jobLoss', 'money', 'illness'],
  coldWay: ['breakUp', 'jobLoss', 'betrayal', 'quarrel', 'workTrouble'],
  longTime: ['loss', 'petLoss', 'breakUp', 'jobLoss', 'betrayal', 'illness'],
  minimised: ['loss', 'petLoss', 'breakUp', 'illness'],
  noHelp: ['loss', 'illness', 'betrayal', 'quarrel', 'lonely', 'forgotten', 'workTrouble'],
}

/** What may be asked; the others are met by statements alone. */
const MAY_BE_ASKED: ReadonlySet<CueId> = new Set<CueId>([
  'changeSubject',
  'askedBack',
  'tireless',
  'willIt',
  'doubt',
  'whatIf',
  'whatToSay',
  'cannot',
  'howTo',
  'textThem',
  'teases',
  'andThen',
  'celebrates',
  'seen',
])

interface MetCue {
  id: CueId
  lines: readonly Line[]
}

/** The first cue that a message gives in its scene. `isOther`: it is there for something that has an answer of its own. */
export function findCue(context: ReplyContext, isOther: boolean): MetCue | undefined {
  const { pack, scene, parsed } = context
  const id = CUES.find(
    (one) => mayBeMet(one, context, isOther) && pack.scenes.cues[one].signs.test(parsed.folded),
  )
  const lines = id && pack.scenes.cues[id][scene.isHard ? 'hard' : 'light']
  return lines ? { id, lines } : undefined
}

function mayBeMet(id: CueId, { pack, scene, parsed }: ReplyContext, isOther: boolean): boolean {
  const within = ONLY_WITHIN[id]
  if (within && !(scene.id && within.includes(scene.id))) return false
  if ((isOther || parsed.isQuestion) && !MAY_BE_ASKED.has(id)) return false
  if (id === 'delight' && parsed.tone === 'negative') return false
  return pack.scenes.cues[id][scene.isHard ? 'hard' : 'light'] !== undefined
}
