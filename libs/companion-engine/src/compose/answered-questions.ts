import { foldText } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { type Line, type Question, questionText } from '../languages/phrases.ts'
import { INTERESTS } from '../languages/topics.ts'

const SHORTEST_WORD = 4
const STEM_LENGTH = 5
/** A stem in a larger share of the questions is a word of asking, not of what is asked. */
const LARGEST_SHARE = 0.012
const COVERED_SHARE = 0.67

/** Something the user wrote, folded, and the stems of its words. */
export interface UserStatement {
  text: string
  stems: ReadonlySet<string>
}

export function toStatement(folded: string): UserStatement {
  return { text: folded, stems: new Set(stemsOf(folded)) }
}

/** Whether the user has already stated what the question asks. */
export function isAnswered(
  question: Line,
  statements: readonly UserStatement[],
  pack: LanguagePack,
): boolean {
  const asked = foldQuestion(question)
  const isStated = (pattern: RegExp) => statements.some(({ text }) => pattern.test(text))
  if (pack.patterns.answeredQuestions.some(([ask, answer]) => ask.test(asked) && isStated(answer)))
    return true
  if (asksForTaste(question, pack) && statements.some(({ text }) => statesTaste(text, question, pack)))
    return true
  const stems = contentStems(question, pack)
  if (stems.length < 2) return false
  return statements.some(
    (statement) => stems.filter((stem) => statement.stems.has(stem)).length / stems.length >= COVERED_SHARE,
  )
}

// There are only so many questions, and each reply looks at many of them.
const foldedQuestions = new Map<Line, string>()

function foldQuestion(question: Line): string {
  const known = foldedQuestions.get(question) ?? foldText(question)
  foldedQuestions.set(question, known)
  return known
}

/** "Do you like cooking?": the interests' only question of yes or no that names the interest. */
function asksForTaste(question: Line, pack: LanguagePack): boolean {
  return INTERESTS.some(
    (interest) =>
      pack.patterns.topics[interest].test(foldQuestion(question)) &&
      pack.phrases.topics[interest].ask.some((one) => typeof one !== 'string' && one[0] === question),
  )
}

function statesTaste(text: string, question: Line, pack: LanguagePack): boolean {
  const asked = foldQuestion(question)
  return INTERESTS.some(
    (interest) => pack.patterns.topics[interest].test(asked) && pack.patterns.topics[interest].test(text),
  )
}

const commonStems = new WeakMap<LanguagePack, ReadonlySet<string>>()

function contentStems(question: Line, pack: LanguagePack): string[] {
  const words = commonStems.get(pack) ?? stemsOfAsking(pack)
  commonStems.set(pack, words)
  return stemsOf(foldQuestion(question)).filter((stem) => !words.has(stem))
}

function stemsOfAsking({ phrases }: LanguagePack): ReadonlySet<string> {
  const questions: Question[] = [
    ...Object.values(phrases.topics).flatMap(({ ask }) => [...ask]),
    ...phrases.newSubjects,
  ]
  const count = new Map<string, number>()
  for (const question of questions)
    for (const stem of new Set(stemsOf(foldText(questionText(question)))))
      count.set(stem, (count.get(stem) ?? 0) + 1)
  const most = Math.max(3, questions.length * LARGEST_SHARE)
  return new Set([...count].filter(([, times]) => times > most).map(([stem]) => stem))
}

function stemsOf(folded: string): string[] {
  return (folded.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => word.slice(0, STEM_LENGTH))
}
