import type { Language } from '@confida/text-analysis'
import { prepareText } from '../rules/prepare-text.ts'
import { ar } from './languages/ar.reply-phrases.ts'
import { de } from './languages/de.reply-phrases.ts'
import { en } from './languages/en.reply-phrases.ts'
import { es } from './languages/es.reply-phrases.ts'
import { fr } from './languages/fr.reply-phrases.ts'
import { it } from './languages/it.reply-phrases.ts'
import type { ReplyPhrases } from './reply-phrases.ts'

/** Why a sentence of a reply must not be shown. */
export type ReplyFault = 'human_claim' | 'self_harm' | 'dependence' | 'sexual_minor'

export interface ReplyQuestion {
  /** What the sentence is said to, where it is the first of the reply: "Are you human?" makes a claim of "Yes". */
  question?: string
  /** Whether somebody who takes part may be a minor; asked only where it matters. */
  mayBeMinor?: () => boolean
}

export const replyPhrasesOf: Record<Language, ReplyPhrases> = { it, en, fr, de, es, ar }
const ARABIC = /\p{Script=Arabic}/u
const LATIN = /\p{Script=Latin}/u
// Also one that the end of the sentence has cut off.
const QUOTED = /(?<![\p{L}\p{N}])["«“„](?:[^"»”“]{1,200}["»”“]|[^"»”“]+$)/gu
/** So few words outside do not make a quotation of the rest. */
const WORDS_AROUND_QUOTE = 2
const DENIAL_REACH = 3
const REPORT_REACH = 7
/** Characters before a phrase that hold all that can deny or report it. */
const LOOK_BACK = 160
const WORD = '[\\p{L}\\p{N}]+'
/** The comma before a subordinate clause, which goes on with what is reported. */
const CLAUSE = '(?:,(?= (?:das|ob|wie|que|che|si|ان|اني|انك) ))'
const DENIED = new RegExp(`^(?: ${WORD}){0,${DENIAL_REACH}} ?$`, 'u')
const REPORTED = new RegExp(`^(?:${CLAUSE}? ${WORD}){0,${REPORT_REACH}}${CLAUSE}? ?$`, 'u')
/** "…? No": what is only asked. */
const ASKED = /^(?: \p{L}+)? ?\?/u

/**
 * What is wrong with a sentence of a companion's reply, by phrases, in any of the six languages: a claim to be human,
 * encouragement of self-harm or of dependence, sexual content where somebody may be a minor. Some 0.1 ms.
 */
export function findReplyFault(sentence: string, about: ReplyQuestion = {}): ReplyFault | undefined {
  const text = prepareText(withoutQuotes(sentence))
  for (const phrases of phrasesFor(text)) {
    const meant = text.replace(phrases.harmless, '§')
    const fault = faultIn(meant, phrases, about)
    if (fault) return fault
  }
  return about.question && answersAsHuman(text, prepareText(about.question)) ? 'human_claim' : undefined
}

/** Whether the writer of a message is under eighteen, as it says. */
export const tellsMinority = (message: string): boolean =>
  anyPhrase(prepareText(message), ({ ownMinority }) => ownMinority)

/** Whether a text of a character card gives its character an age under eighteen: "Age: 16". */
export const givesMinorAge = (text: string): boolean =>
  anyPhrase(prepareText(text), ({ ageOfCard }) => ageOfCard) || tellsMinority(text)

/** Whether a text is about somebody under eighteen, the writer or another. */
export const namesMinor = (text: string): boolean =>
  anyPhrase(prepareText(text), ({ minor }) => minor) || givesMinorAge(text)

function faultIn(text: string, phrases: ReplyPhrases, about: ReplyQuestion): ReplyFault | undefined {
  if (isMeant(text, phrases.selfHarm, phrases)) return 'self_harm'
  const isSexual = isMeant(text, phrases.sexual, phrases) && text.search(phrases.informative) < 0
  if (isSexual && (text.search(phrases.minor) >= 0 || about.mayBeMinor?.())) return 'sexual_minor'
  if (isMeant(text, phrases.humanClaim, phrases)) return 'human_claim'
  if (isMeant(text, phrases.dependence, phrases)) return 'dependence'
  return undefined
}

/** Whether one of the phrases is there, neither denied nor only reported nor only asked. */
function isMeant(text: string, pattern: RegExp, { denial, report }: ReplyPhrases): boolean {
  for (const match of text.matchAll(pattern)) {
    const before = text.slice(Math.max(0, match.index - LOOK_BACK), match.index)
    const after = text.slice(match.index + match[0].length)
    if (ASKED.test(after) || reaches(before, denial, DENIED) || reaches(before, report, REPORTED)) continue
    return true
  }
  return false
}

/** Whether from one of these words on only such comes as `gap` lets through. */
function reaches(before: string, words: RegExp, gap: RegExp): boolean {
  for (const match of before.matchAll(words)) {
    if (gap.test(before.slice(match.index + match[0].length))) return true
  }
  return false
}

function answersAsHuman(answer: string, question: string): boolean {
  if (anyPhrase(answer, ({ program }) => program)) return false
  return phrasesFor(question).some(({ asksForHuman, asksForProgram, yes, no }) => {
    const isHumanAsked = question.search(asksForHuman) >= 0
    const isProgramAsked = question.search(asksForProgram) >= 0
    // "Are you human or a program?" is answered by neither yes nor no.
    if (isHumanAsked === isProgramAsked) return false
    return answer.search(isHumanAsked ? yes : no) === 0
  })
}

const anyPhrase = (text: string, pick: (phrases: ReplyPhrases) => RegExp): boolean =>
  phrasesFor(text).some((phrases) => text.search(pick(phrases)) >= 0)

const phrasesFor = (text: string): ReplyPhrases[] =>
  Object.values(replyPhrasesOf).filter((phrases) => (phrases === ar ? ARABIC : LATIN).test(text))

/** What the person or somebody else said is quoted, not claimed. */
function withoutQuotes(sentence: string): string {
  const rest = sentence.replace(QUOTED, ' § ')
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length >= WORDS_AROUND_QUOTE ? rest : sentence
}
