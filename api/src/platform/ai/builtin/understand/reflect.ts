import type { LanguagePack, Token } from '../languages/grammar.ts'
import { deniesFeeling } from './feelings.ts'
import { turnWord } from './pro-drop.ts'
import { clauses, joinTokens, tokenise } from './tokens.ts'

const SHORTEST = 3
const LONGEST = 12
const LONGEST_ECHO = 5

/** The first clause the user says about themselves, turned to "you"; nothing where that could come out wrong. */
export function reflectClause(message: string, pack: LanguagePack): string | undefined {
  for (const sentence of message.split(/(?<=[.!?؟\n])/u)) {
    if (/[?؟]\s*$/u.test(sentence)) continue
    for (const clause of clauses(sentence, pack.reflection)) {
      if (deniesFeeling(clause.map((token) => token.folded).join(' '), pack)) continue
      const turned = turnClause(clause, pack)
      if (turned) return turned
    }
  }
  return undefined
}

function turnClause(clause: readonly Token[], pack: LanguagePack): string | undefined {
  const { reflection } = pack
  const from = clause.findIndex((token) => !reflection.fillers.has(token.folded))
  const tokens = shorten(clause.slice(from < 0 ? clause.length : from), pack)
  if (tokens.length < SHORTEST - 1 || tokens.length > LONGEST) return undefined
  if (tokens.some((token) => reflection.stops.has(token.folded))) return undefined
  const turned = reflection.turn(tokens, reflection)
  if (!turned || (tokens.length < SHORTEST && turned.length < SHORTEST - 1)) return undefined
  return tidy(joinTokens(turned), pack)
}

/** A long clause ends where "and" begins another. */
function shorten(tokens: readonly Token[], pack: LanguagePack): readonly Token[] {
  if (tokens.length <= LONGEST) return tokens
  const and = tokens.findIndex(
    (token, index) => index >= SHORTEST && pack.memory.and.test(` ${token.folded} `),
  )
  return and < 0 ? tokens : tokens.slice(0, and)
}

/** A short answer as it stands, with "my" turned to "your". */
export function echoAnswer(message: string, pack: LanguagePack): string | undefined {
  const { reflection } = pack
  if (/[?؟]/u.test(message)) return undefined
  const tokens = tokenise(message, reflection.cutsApostrophe)
  if (tokens.length === 0 || tokens.length > LONGEST_ECHO) return undefined
  if (tokens.some((token) => reflection.stops.has(token.folded))) return undefined
  if (tokens.some((token) => reflection.firstPerson.test(token.folded))) return undefined
  return tidy(joinTokens(tokens.map((token) => turnWord(token, reflection))), pack)
}

function tidy(text: string, pack: LanguagePack): string {
  return (pack.reflection.tidy ?? []).reduce((kept, [pattern, by]) => kept.replace(pattern, by), text)
}
