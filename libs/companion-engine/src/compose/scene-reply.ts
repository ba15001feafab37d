import type { Intent, ShortAnswer } from '../languages/patterns.ts'
import type { Line } from '../languages/phrases.ts'
import { type HardScene, isHardScene, type SceneId } from '../languages/scenes.ts'
import type { Act } from '../understand/acts/act.ts'
import { countWords } from '../understand/count-words.ts'
import { advise } from './answer.ts'
import { findCue } from './cue-reply.ts'
import { noteName } from './introduction.ts'
import { addOwnName } from './own-name.ts'
import { askAny } from './questions.ts'
import type { ReplyContext } from './reply-context.ts'
import { phrasesOf } from './scene-state.ts'
import { isFragment } from './short-answer.ts'
import { asks } from './unanswered.ts'

/** How often a question follows, from 0 to 1: somebody who carries a weight is not questioned at every turn. */
const RATE_OF_QUESTIONS = { hard: 0.6, everyday: 0.75, afterCue: 0.5, withoutScene: 0.25 }
const QUESTIONS_IN_TURN = 2
/** Whoever begins with so many has told how it came about, which is the first question. */
const WORDS_THAT_TELL_HOW = 14
/** From which probability of these acts on a message without its signs still belongs to a hard scene. */
const LEAST_OF_SCENE = 0.15
/** Of all that is hard: at least for a hard scene to begin, at most for any other. */
const LEAST_OF_HARD = 0.1
const MOST_OF_HARD = 0.45
const ACTS_WITHIN: Record<HardScene, readonly Act[]> = {
  loss: ['grief', 'memory'],
  petLoss: ['grief', 'memory', 'pet'],
  illness: ['sickRelative', 'worry'],
  breakUp: ['breakUp', 'distance', 'lonely'],
  jobLoss: ['jobLoss', 'money', 'worry'],
  betrayal: ['unfair', 'breakUp', 'angry'],
  quarrel: ['angry', 'distance', 'unfair'],
  forgotten: ['lonely', 'distance', 'unfair'],
  lonely: ['lonely', 'distance', 'empty'],
  money: ['money', 'worry'],
  ownIllness: ['pain', 'worry'],
  workTrouble: ['unfair', 'angry', 'tired'],
  exam: ['worry', 'panic'],
  interview: ['worry', 'panic'],
  insomnia: ['tired', 'worry'],
}
/** Where something weighs, these are not meant as small talk. */
const NO_SMALL_TALK: ReadonlySet<Intent> = new Set<Intent>([
  'questionToCompanion',
  'questionAboutUser',
  'askSleep',
  'askBody',
  'whatIf',
  'fact',
  'askOpinion',
  'wordless',
  'compliment',
  'task',
])
const TELL_NOTHING: ReadonlySet<ShortAnswer> = new Set<ShortAnswer>(['yes', 'no', 'ok', 'unsure'])

/** Goes on with what the person is going through. Says nothing where the message is about something else. */
export function replyInScene(context: ReplyContext): boolean {
  const { parsed, dialogue } = context
  const isDecided = dialogue.decision !== undefined && isFragment(context)
  if (isDecided || (parsed.short && typeof dialogue.question === 'object')) return false
  if (isContradicted(context) || !replyToSigns(context)) return false
  addOwnName(context)
  return true
}

function replyToSigns(context: ReplyContext): boolean {
  const { scene, parsed } = context
  if (scene.isHard && (parsed.intent ?? parsed.courtesy) === 'thanks') return thank(context)
  const isOther = isOtherIntent(context)
  if (asksWhatToDo(context)) {
    advise(context)
    return true
  }
  if (answerCue(context, isOther)) return true
  if (isOther || !scene.id || !speaksOfScene(context)) return false
  if (parsed.short && !scene.isOpening)
    return scene.isHard && TELL_NOTHING.has(parsed.short) && stayBrief(context)
  return goOn(context, scene.id)
}

/** Its words are there, and the message as a whole is of another kind: "ok I'm dead, so funny". */
function isContradicted({ scene, act, request }: ReplyContext): boolean {
  if (!scene.isOpening) return false
  const { hard, good } = act.ofGroups
  if (scene.isHard) return hard < LEAST_OF_HARD
  return asks(request.message) || (hard >= MOST_OF_HARD && hard > good)
}

/** What a scene says next is true of it alone: a message that shows nothing of it is answered for itself. */
function speaksOfScene({ scene, parsed, act, pack, request }: ReplyContext): boolean {
  if (scene.hasSign || parsed.short || pack.scenes.named.signs.test(request.message)) return true
  const own = scene.id !== undefined && isHardScene(scene.id) ? ACTS_WITHIN[scene.id] : []
  return own.reduce((sum, one) => sum + act.ofActs[one], 0) >= LEAST_OF_SCENE
}

function isOtherIntent({ parsed, scene }: ReplyContext): boolean {
  const { intent } = parsed
  return intent !== undefined && !(scene.isHard && NO_SMALL_TALK.has(intent))
}

function asksWhatToDo({ scene, parsed, pack }: ReplyContext): boolean {
  const advice = scene.id && phrasesOf(scene, scene.id, pack).advice
  return advice !== undefined && pack.scenes.whatToDo.test(parsed.folded)
}

function answerCue(context: ReplyContext, isOther: boolean): boolean {
  const { writer, pack, scene } = context
  const cue = findCue(context, isOther)
  if (!cue) return false
  if (scene.isOpening && scene.id) writer.add([phrasesOf(scene, scene.id, pack).open])
  const hasAnswered = writer.tryAdd([cue.lines])
  if (writer.sentences.length === 0) return false
  const isAskedOn =
    cue.id === 'changeSubject' ||
    ((!scene.id || speaksOfScene(context)) && writer.random.chance(RATE_OF_QUESTIONS.afterCue))
  if (!hasAnswered || isAskedOn) askInScene(context)
  return true
}

function goOn(context: ReplyContext, id: SceneId): boolean {
  const { writer, pack, scene } = context
  const { open, stay } = phrasesOf(scene, id, pack)
  const { say } = pack.scenes.attentive[scene.isHard ? 'hard' : 'plain']
  if (scene.isOpening) writer.add([open])
  else if (!noteName(context)) writer.add([stay, say])
  const rate = RATE_OF_QUESTIONS[scene.isHard ? 'hard' : 'everyday']
  if (scene.isOpening || writer.random.chance(rate)) askInScene(context)
  return true
}

/** The scene's questions in their order, roughly, and then one that fits any. */
function askInScene(context: ReplyContext): void {
  const { pack, scene, writer } = context
  const { ask } = pack.scenes.attentive[scene.isHard ? 'hard' : 'plain']
  if (!scene.id) {
    if (writer.random.chance(RATE_OF_QUESTIONS.withoutScene)) writer.tryAdd([ask])
    return
  }
  const isFresh = (line: Line): boolean => writer.usedLines.age(line) === Number.POSITIVE_INFINITY
  const isTold = scene.isOpening && countWords(context.parsed.folded) > WORDS_THAT_TELL_HOW
  const fresh = phrasesOf(scene, scene.id, pack)
    .ask.slice(isTold ? 1 : 0)
    .filter(isFresh)
  if (fresh.length > 0) askAny(context, [fresh.slice(0, QUESTIONS_IN_TURN), ask])
  else writer.tryAdd([ask])
}

function thank({ writer, pack }: ReplyContext): boolean {
  writer.add([pack.scenes.thanksInHard])
  return true
}

function stayBrief(context: ReplyContext): boolean {
  const { writer, pack } = context
  writer.add([pack.scenes.briefInHard])
  if (writer.random.chance(RATE_OF_QUESTIONS.afterCue)) askInScene(context)
  return true
}
