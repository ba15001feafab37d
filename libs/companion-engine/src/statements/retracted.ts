import { splitSentences } from '@confida/text-analysis'
import type { ReplyRequest } from '../conversation.ts'
import { extractFacts } from '../facts/extract.ts'
import type { LanguagePack } from '../languages/language.ts'

interface Retracted {
  /** Of all facts that were corrected or forgotten. */
  keys: ReadonlySet<string>
  /** Whether a sentence states one of them, in whichever message. */
  isIn(sentence: string): boolean
}

/** What the user has corrected or had forgotten since it was told. */
export function readRetracted(
  { history, retrieved = [], now = new Date().toISOString(), timeZone }: ReplyRequest,
  pack: LanguagePack,
): Retracted {
  const factsOf = (message: string) => extractFacts({ message, now, timeZone }, pack)
  const turns = [...retrieved, ...history].filter(({ retracted }) => retracted)
  const stated = turns.flatMap(({ content, retracted }) =>
    splitSentences(content).flatMap((sentence) =>
      factsOf(sentence).filter(({ key }) => retracted?.includes(key)),
    ),
  )
  return {
    keys: new Set(turns.flatMap(({ retracted = [] }) => retracted)),
    isIn: (sentence) =>
      stated.length > 0 &&
      factsOf(sentence).some((fact) =>
        stated.some(({ key, value }) => fact.key === key && fact.value === value),
      ),
  }
}
