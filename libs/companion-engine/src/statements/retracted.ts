import { splitSentences } from '@confida/text-analysis'
import type { Fact, ReplyRequest, Turn } from '../conversation.ts'
import { extractFactsInItsLanguage } from '../facts/extract.ts'

interface Retracted {
  /** Of all facts that were corrected or forgotten. */
  keys: ReadonlySet<string>
  /** Whether a sentence of this turn states one of them, as it was known until it was retracted or before. */
  isIn(sentence: string, turn: Turn): boolean
}

/** What the user has corrected or had forgotten since it was told. */
export function readRetracted({
  history,
  retrieved = [],
  language,
  now = new Date().toISOString(),
  timeZone,
}: ReplyRequest): Retracted {
  const turns: Turn[] = [...retrieved, ...history]
  const lastAt = new Map(turns.flatMap(({ retracted = [] }, i) => retracted.map((key) => [key, i] as const)))
  const factsOf = (message: string) => extractFactsInItsLanguage({ message, language, now, timeZone })
  const retracted = turns.flatMap((turn) =>
    turn.retracted
      ? splitSentences(turn.content)
          .flatMap(factsOf)
          .filter(({ key }) => lastAt.has(key))
      : [],
  )
  const isSame = (fact: Fact) => retracted.some(({ key, value }) => key === fact.key && value === fact.value)
  return {
    keys: new Set(lastAt.keys()),
    isIn: (sentence, turn) =>
      lastAt.size > 0 &&
      factsOf(sentence).some((fact) => turns.indexOf(turn) <= (lastAt.get(fact.key) ?? -1) || isSame(fact)),
  }
}
