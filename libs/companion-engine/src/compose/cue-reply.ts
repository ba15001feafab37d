import type { Line } from '../languages/phrases.ts'
import { CUES, type CueId, type SceneId } from '../languages/scenes.ts'
import { countWords } from '../understand/count-words.ts'
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

/** In longer messages these words come beside something that weighs more. */
const IN_FEW_WORDS: ReadonlySet<CueId> = new Set<CueId>([
  'pause',
  'later',
  'teases',
  'hopes',
  'agrees',
  'applauds',
  'doubt',
])
const FEW_WORDS = 8
const WORDS_ABOUT_ONE_THING = 14

/** Outside of a hard scene a word alone is none of these: the message has to sound like it. */
const IN_HARD_TALK: ReadonlySet<CueId> = new Set<CueId>([
  'guilt',
  'selfBlame',
  'ashamed',
  'crying',
  'brave',
  'cannot',
  'tried',
  'missing',
  'afraid',
  'wornOut',
  'complains',
  'unheard',
])
const IN_GOOD_TALK: ReadonlySet<CueId> = new Set<CueId>(['delight', 'praised', 'finished', 'begins'])
const LEAST_OF_TALK = 0.25

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

function mayBeMet(id: CueId, { pack, scene, parsed, act }: ReplyContext, isOther: boolean): boolean {
  const within = ONLY_WITHIN[id]
  if (within && !(scene.id && within.includes(scene.id))) return false
  if ((isOther || parsed.isQuestion) && !MAY_BE_ASKED.has(id)) return false
  const { hard, good } = act.ofGroups
  if (!scene.isHard && IN_HARD_TALK.has(id) && hard < LEAST_OF_TALK) return false
  if (IN_GOOD_TALK.has(id) && good < LEAST_OF_TALK) return false
  const words = countWords(parsed.folded)
  if (IN_FEW_WORDS.has(id) && words > FEW_WORDS) return false
  // A story holds many of these words, and is about none of them.
  if (!scene.id && words > WORDS_ABOUT_ONE_THING && !MAY_BE_ASKED.has(id)) return false
  if (id === 'delight' && parsed.tone === 'negative') return false
  return pack.scenes.cues[id][scene.isHard ? 'hard' : 'light'] !== undefined
}
