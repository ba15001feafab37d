import { type Token, tokenise } from '@confida/text-analysis'
import type { Reflection } from '../languages/reflection.ts'

const CLAUSE_END = /[.!?؟…,;،؛:()«»“”"\n]+|\s[–—-]\s/u

/** The text cut at punctuation and at the language's conjunctions, which are left out. */
export function clauses(text: string, reflection: Reflection): Token[][] {
  return text
    .split(CLAUSE_END)
    .flatMap((part) => cutAtConjunctions(tokenise(part, reflection.cutsApostrophe), reflection))
    .filter((tokens) => tokens.length > 0)
}

function cutAtConjunctions(tokens: Token[], reflection: Reflection): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (reflection.hypothesis.test(token.raw.toLowerCase())) parts.push([token])
    else if (reflection.conjunction.test(token.folded)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

export function joinTokens(tokens: readonly string[]): string {
  return tokens
    .join(' ')
    .replace(/(?<=\p{L}')(?<!(?<!\p{L})(?:po|mo)') /giu, '')
    .replace(/'/gu, '’')
}
