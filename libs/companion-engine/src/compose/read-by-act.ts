import { foldText, type Language, splitSentences } from '@confida/text-analysis'
import type { Turn } from '../conversation.ts'
import type { LanguagePack } from '../languages/language.ts'
import type { Intent } from '../languages/patterns.ts'
import { ACTS, type Act, groupOf } from '../understand/acts/act.ts'
import { type FoundAct, findAct, soundsHard } from '../understand/acts/find-act.ts'
import { featuresAsWritten } from '../understand/classifier/message-features.ts'
import { countWords } from '../understand/count-words.ts'
import type { ParsedMessage } from '../understand/parse-message.ts'

const FEW_WORDS = 4
/** Of the end of a message: hardly anything else sounds so. */
export const SURE_LEAVE = 0.45
const SURE_BESIDE_A_DAY = 0.8
const SURE_THANKS = 0.5
/** The probability of all that is hard, or good, above which a message is meant so. */
const LIKELY_TONE = 0.6
const UNLIKELY = 0.12
/** What is no more likely than by chance is not meant so; a named feeling is a sign of its own. */
const LEAST_OF_TONE = 0.25
const LEAST_WITH_FEELING = 0.15
const MORE_ACTS_ARE_HARD = 0.1
const WORDS_ABOUT_A_FEELING = 14
const WORDS_OF_ONE_TONE = 8
const LEAST_HARD_IN_FEW = 0.1
/** Where a feeling is named. */
const LEAST_HARD_WITH_FEELING = 0.08
const LEAST_GOOD_IN_FEW = 0.04
const TURNS_OF_A_BEGINNING = 4
const ACTS_OF_INTENTS: Partial<Record<Intent, readonly Act[]>> = {
  repair: ['complain', 'tease', 'correct', 'askChange'],
  thanks: ['thank'],
  goodbye: ['leave'],
  greeting: ['greet', 'askBack'],
  laugh: ['amused', 'funny'],
  apology: ['apologise'],
  compliment: ['praise', 'thank'],
  advice: ['askWhatToDo', 'askIdea', 'askText', 'askKnowledge'],
  askOpinion: ['askOpinion', 'askReassurance', 'askWhatToDo'],
  task: ['askText', 'askIdea', 'askTip', 'askChange'],
  tellMe: ['askCheer', 'askLife', 'askMe'],
  fact: ['askKnowledge', 'askTip', 'askIdea'],
  whatIf: ['worry', 'askLife', 'askReassurance'],
  askTastes: ['askTaste', 'askLife', 'askBack'],
  askBody: ['askLife', 'askTaste', 'askBack'],
  askSelf: ['askLife', 'askCheer', 'askBack'],
  questionToCompanion: ['askLife', 'askTaste', 'askBack', 'askOpinion'],
  questionAboutUser: ['askWhatToDo', 'askOpinion', 'askReassurance', 'askWhy'],
}

/** Nobody says hello in the middle of a conversation, whatever it sounds like. */
export const inConversation = (found: FoundAct, history: readonly Turn[]): FoundAct =>
  found.act === 'greet' && history.length >= TURNS_OF_A_BEGINNING ? otherThan('greet', found) : found

/** "Well, thank God": nobody here is thanked. */
export function withoutCourtesyToOthers(
  found: FoundAct,
  { intent, courtesy, folded }: ParsedMessage,
  { patterns }: LanguagePack,
): FoundAct {
  const isThanks = intent === 'thanks' || courtesy === 'thanks'
  if (found.act !== 'thank' || isThanks) return found
  return found.confidence < SURE_THANKS || patterns.reported.test(folded) ? otherThan('thank', found) : found
}

/** "Buenas noches" is a hello as well: nobody begins with a goodbye. */
export function withoutFirstGoodbye(
  parsed: ParsedMessage,
  found: FoundAct,
  history: readonly Turn[],
): ParsedMessage {
  if (found.act !== 'greet' || history.some(({ role }) => role === 'user')) return parsed
  const { intent, courtesy, ...rest } = parsed
  return {
    ...rest,
    ...(intent && intent !== 'goodbye' ? { intent } : {}),
    ...(courtesy && courtesy !== 'goodbye' ? { courtesy } : {}),
  }
}

/** "By the 24th it has to be done": what is due by a day is no goodbye, unless it says so. */
export function withoutDueDay(found: FoundAct, { folded, intent, courtesy }: ParsedMessage): FoundAct {
  if (found.act !== 'leave' || intent === 'goodbye' || courtesy === 'goodbye') return found
  return found.confidence < SURE_BESIDE_A_DAY && /\d/.test(folded) ? otherThan('leave', found) : found
}

function otherThan(doubtful: Act, found: FoundAct): FoundAct {
  const act = ACTS.filter((one) => one !== doubtful).reduce((best, one) =>
    found.ofActs[one] > found.ofActs[best] ? one : best,
  )
  return { ...found, act, group: groupOf(act), confidence: found.ofActs[act] }
}

/** Whoever tells something and then says goodbye takes leave: "Perfect. Going to have a bath now, night". */
export function takingLeave(
  found: FoundAct,
  message: string,
  { language, patterns }: LanguagePack,
): FoundAct {
  const sentences = splitSentences(message)
  const last = sentences.at(-1) ?? ''
  const actOf = (text: string) => findAct(featuresAsWritten(text, language))
  // "Right, I'm off to bed. Thanks for listening."
  const sentence = sentences.length > 1 && actOf(last).act === 'thank' ? (sentences.at(-2) ?? '') : last
  const ends = new Set([sentence, sentence.split(/[,،]\s/u).at(-1) ?? ''])
  ends.delete(message)
  for (const end of ends) if (patterns.reported.test(foldText(end))) ends.delete(end)
  const leaving = [...ends].map((end) => actOf(end).ofActs.leave)
  const confidence = Math.max(found.ofActs.leave, ...leaving)
  return confidence < SURE_LEAVE || soundsHard(found)
    ? found
    : { ...found, act: 'leave', group: 'social', confidence }
}

/** Whoever tells something and ends with a question asks: "I'll check the website then. What's there to eat?" */
export function askingAtTheEnd(found: FoundAct, message: string, language: Language): FoundAct {
  const sentences = splitSentences(message)
  const last = sentences.at(-1) ?? ''
  if (sentences.length < 2 || !/[?؟]\s*$/u.test(last)) return found
  if (found.group === 'asking' || soundsHard(found)) return found
  const asked = findAct(featuresAsWritten(last, language))
  return asked.group === 'asking' || asked.act === 'test' ? asked : found
}

/** What a message tells is not taken for good or hard by one of its words alone. */
export function inToneOfAct(parsed: ParsedMessage, found: FoundAct): ParsedMessage {
  const { good, hard } = found.ofGroups
  if (hard >= LIKELY_TONE) return { ...parsed, tone: 'negative' }
  if (parsed.tone === 'neutral') return good >= LIKELY_TONE ? { ...parsed, tone: 'positive' } : parsed
  if (good < LIKELY_TONE && isMeantInFewWords(parsed, found)) return parsed
  const least = parsed.feeling ? LEAST_WITH_FEELING : LEAST_OF_TONE
  if (parsed.tone === 'positive' && good >= least) return parsed
  if (parsed.tone === 'negative' && good < LIKELY_TONE && hard >= least + MORE_ACTS_ARE_HARD) return parsed
  const { feeling: _, ...rest } = parsed
  return { ...rest, tone: 'neutral' }
}

/** In few words it takes less of the model; a feeling beside a hello or a name takes nothing of it. */
function isMeantInFewWords(
  { folded, feeling, tone }: ParsedMessage,
  { act, group, ofGroups }: FoundAct,
): boolean {
  if (countWords(folded) > (feeling ? WORDS_ABOUT_A_FEELING : WORDS_OF_ONE_TONE)) return false
  if (feeling && (act === 'greet' || act === 'self')) return true
  // "Finally off, I'm done in" does something else than its glad word; "what a day!" may be either.
  const maySoundGlad = group === 'good' || act === 'dismay'
  if (tone === 'positive') return maySoundGlad && ofGroups.good >= LEAST_GOOD_IN_FEW
  return ofGroups.hard >= (feeling ? LEAST_HARD_WITH_FEELING : LEAST_HARD_IN_FEW)
}

/** A word that mostly thanks or takes leave does not, where the model sees nothing of it in the rest. */
export function withoutDoubtfulIntent(parsed: ParsedMessage, found: FoundAct): ParsedMessage {
  if (isFew(parsed)) return parsed
  const { intent, courtesy, ...rest } = parsed
  return {
    ...rest,
    ...(intent && !isDoubtful(intent, found) ? { intent } : {}),
    // "She only wrote good night": nobody leaves.
    ...(courtesy && !(courtesy === 'goodbye' && isDoubtful(courtesy, found)) ? { courtesy } : {}),
  }
}

function isDoubtful(intent: Intent, { ofActs }: FoundAct): boolean {
  const acts = ACTS_OF_INTENTS[intent]
  return acts !== undefined && acts.reduce((sum, act) => sum + ofActs[act], 0) < UNLIKELY
}

const isFew = ({ folded }: ParsedMessage): boolean => countWords(folded) <= FEW_WORDS
