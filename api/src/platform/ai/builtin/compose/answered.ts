import { interests } from '@confida/contracts'
import type { LanguagePack } from '../languages/grammar.ts'
import type { Line, Question } from '../languages/phrases.ts'
import { foldText } from '../understand/fold.ts'
import { askOf } from './thread.ts'

const SHORTEST_WORD = 4
const STEM = 5
/** A stem in more questions than this is a word of asking, not of what is asked. */
const RARE_UP_TO = 0.012
const ENOUGH_TOLD = 0.67

/** What the user told, folded, and the stems of its words. */
export interface Told {
  text: string
  stems: ReadonlySet<string>
}

export function tell(folded: string): Told {
  return { text: folded, stems: new Set(stemsOf(folded)) }
}

/** Whether what the user told says already what the question asks. */
export function isAnswered(question: Line, told: readonly Told[], pack: LanguagePack): boolean {
  const asked = foldQuestion(question)
  if (
    pack.lexicon.answered.some(([by, with_]) => by.test(asked) && told.some(({ text }) => with_.test(text)))
  )
    return true
  if (asksForTaste(question, pack) && told.some(({ text }) => tellsOfTaste(text, question, pack))) return true
  const stems = contentOf(question, pack)
  if (stems.length < 2) return false
  return told.some((one) => stems.filter((stem) => one.stems.has(stem)).length / stems.length >= ENOUGH_TOLD)
}

// There are only so many questions, and each reply looks at many of them.
const folded = new Map<Line, string>()

function foldQuestion(question: Line): string {
  const known = folded.get(question) ?? foldText(question)
  folded.set(question, known)
  return known
}

/** "Do you like cooking?": the interests' only question of yes or no that names the interest. */
function asksForTaste(question: Line, pack: LanguagePack): boolean {
  return interests.some(
    (interest) =>
      pack.lexicon.themes[interest].test(foldQuestion(question)) &&
      pack.phrases.themes[interest].ask.some((one) => typeof one !== 'string' && one[0] === question),
  )
}

function tellsOfTaste(text: string, question: Line, pack: LanguagePack): boolean {
  const asked = foldQuestion(question)
  return interests.some(
    (interest) => pack.lexicon.themes[interest].test(asked) && pack.lexicon.themes[interest].test(text),
  )
}

const common = new WeakMap<LanguagePack, ReadonlySet<string>>()

function contentOf(question: Line, pack: LanguagePack): string[] {
  const words = common.get(pack) ?? wordsOfAsking(pack)
  common.set(pack, words)
  return stemsOf(foldQuestion(question)).filter((stem) => !words.has(stem))
}

function wordsOfAsking({ phrases }: LanguagePack): ReadonlySet<string> {
  const questions: Question[] = [
    ...Object.values(phrases.themes).flatMap(({ ask }) => [...ask]),
    ...phrases.newSubjects,
  ]
  const count = new Map<string, number>()
  for (const question of questions)
    for (const stem of new Set(stemsOf(foldText(askOf(question)))))
      count.set(stem, (count.get(stem) ?? 0) + 1)
  const most = Math.max(3, questions.length * RARE_UP_TO)
  return new Set([...count].filter(([, times]) => times > most).map(([stem]) => stem))
}

function stemsOf(folded: string): string[] {
  return (folded.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => word.slice(0, STEM))
}
