import { foldText } from '@confida/text-analysis'
import type { KnownAnswer } from '../languages/known-answers.ts'
import type { LanguagePack } from '../languages/language.ts'

/** "And", "in", "like", "the": written in one with the word that follows, which keeps at least three letters. */
const ARABIC_PREFIX = /^(?:[وف]?[بلك]?ال|[وف]?لل|[وفبلك])(?=\p{L}{3})/u

/** So few may stand in a message that asks something else. */
const FEW_WORDS = 2

interface KnownWord {
  text: string
  /** Any word that begins so. */
  isBeginning: boolean
}

interface KnownQuestion {
  answer: KnownAnswer
  /** Of each, one word must occur. */
  words: readonly (readonly KnownWord[])[]
}

const questionsByPack = new WeakMap<LanguagePack, readonly KnownQuestion[]>()

/**
 * The answer to the question most of whose words stand in the text; the first of several.
 * @param asking the part of the text that asks: two words alone may be anywhere by chance, so one of them stands there
 */
export function findKnownAnswer(text: string, asking: string, pack: LanguagePack): KnownAnswer | undefined {
  const [words, asked] = [wordsOf(text, pack), wordsOf(asking, pack)]
  let best: KnownQuestion | undefined
  for (const question of questionsOf(pack)) {
    if (question.words.length <= (best?.words.length ?? 0)) continue
    const isMet = question.words.every((choice) => stands(choice, words))
    const isSure = question.words.length > FEW_WORDS || question.words.some((choice) => stands(choice, asked))
    if (isMet && isSure) best = question
  }
  return best?.answer
}

const stands = (choice: readonly KnownWord[], words: readonly string[]): boolean =>
  choice.some(({ text, isBeginning }) =>
    isBeginning ? words.some((word) => word.startsWith(text)) : words.includes(text),
  )

/** Without what is not wanted: "something funny, but no horror" asks for no horror. */
function wordsOf(text: string, { language, patterns }: LanguagePack): string[] {
  const words =
    foldText(text)
      .replace(patterns.unwanted, ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  if (language !== 'ar') return words
  return words.flatMap((word) => [word, word.replace(ARABIC_PREFIX, '')])
}

function questionsOf(pack: LanguagePack): readonly KnownQuestion[] {
  const known = questionsByPack.get(pack)
  if (known) return known
  const questions = pack.knownAnswers.flatMap((answer) =>
    answer.ask.map((ask) => ({
      answer,
      words: ask.split(' ').map((choice) => choice.split('|').map(readWord)),
    })),
  )
  questionsByPack.set(pack, questions)
  return questions
}

const readWord = (word: string): KnownWord => ({
  text: foldText(word.replace('*', '')),
  isBeginning: word.endsWith('*'),
})
