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

/** Whether what the user told says already what the question asks. */
export function isAnswered(question: Line, told: readonly string[], pack: LanguagePack): boolean {
  const asked = foldText(question)
  if (pack.lexicon.answered.some(([by, with_]) => by.test(asked) && told.some((text) => with_.test(text))))
    return true
  if (asksForTaste(question, pack) && told.some((text) => tellsOfTaste(text, question, pack))) return true
  const stems = contentOf(question, pack)
  if (stems.length < 2) return false
  return told.some((text) => {
    const said = new Set(stemsOf(text))
    return stems.filter((stem) => said.has(stem)).length / stems.length >= ENOUGH_TOLD
  })
}

/** "Do you like cooking?": the interests' only question of yes or no that names the interest. */
function asksForTaste(question: Line, pack: LanguagePack): boolean {
  return interests.some(
    (interest) =>
      pack.lexicon.themes[interest].test(foldText(question)) &&
      pack.phrases.themes[interest].ask.some((one) => typeof one !== 'string' && one[0] === question),
  )
}

function tellsOfTaste(text: string, question: Line, pack: LanguagePack): boolean {
  const asked = foldText(question)
  return interests.some(
    (interest) => pack.lexicon.themes[interest].test(asked) && pack.lexicon.themes[interest].test(text),
  )
}

const common = new WeakMap<LanguagePack, ReadonlySet<string>>()

function contentOf(question: Line, pack: LanguagePack): string[] {
  const words = common.get(pack) ?? wordsOfAsking(pack)
  common.set(pack, words)
  return stemsOf(foldText(question)).filter((stem) => !words.has(stem))
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
