import type { Reflection, Token } from '../languages/grammar.ts'
import { foldText } from './fold.ts'

// "7. Juli" goes on.
const GERMAN_MONTH = '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)'
const SENTENCE_END = new RegExp(`(?<=[.!?؟…\\n]["”“»]?)\\s+(?!»|${GERMAN_MONTH}\\b)|\\n+`, 'iu')
const CLAUSE_END = /[.!?؟…,;،؛:()«»“”"\n]+|\s[–—-]\s/u

export function sentences(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

export function tokenise(text: string, cutsApostrophe: boolean): Token[] {
  const spaced = text.replace(/[’‘´`]/g, "'").replace(cutsApostrophe ? /(?<=\p{L})'(?=\p{L})/gu : /$^/g, "' ")
  return (spaced.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'_-]*/gu) ?? []).map((raw) => ({
    raw,
    folded: foldText(raw),
  }))
}

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
