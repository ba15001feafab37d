import { foldText, type Token, tokenise } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { reflectWord } from '../languages/reflection.ts'
import { clauses, joinTokens } from './clauses.ts'
import { deniesFeeling, namesFeeling } from './sentiment.ts'

const SHORTEST = 3
const LONGEST = 14
const LONGEST_ECHO = 5

/** What the user says about themselves, turned to "you", a feeling before anything else; nothing where that could come out wrong. */
export function reflectClause(message: string, pack: LanguagePack): string | undefined {
  let first: string | undefined
  for (const sentence of normalise(message).split(/(?<=[.!?؟\n])/u)) {
    if (/[?؟]\s*$/u.test(sentence)) continue
    for (const part of partsOf(sentence, pack)) {
      const turned = reflectTokens(part, pack)
      if (turned && namesFeeling(plain(part), pack)) return turned
      first ??= turned
    }
  }
  return first
}

/** "I'm fine, but …": the feeling is taken back, and not heard as one. */
function partsOf(sentence: string, pack: LanguagePack): (readonly Token[])[] {
  const at = Math.max(sentence.search(pack.reflection.but), 0)
  const parts = (text: string) =>
    clauses(text, pack.reflection).flatMap((clause) => candidateParts(clause, pack))
  const before = parts(sentence.slice(0, at)).filter((part) => !namesFeeling(plain(part), pack))
  return [...before, ...parts(sentence.slice(at))]
}

/** Without variation selectors of emojis, which would be words of their own; all capitals are read as small letters. */
function normalise(message: string): string {
  const words = message.replaceAll('\ufe0f', '')
  return /\p{Ll}/u.test(words) ? words : words.toLowerCase()
}

/** The clause as a whole, or where that cannot be reflected, what stands before and after each "and". */
function candidateParts(clause: readonly Token[], pack: LanguagePack): (readonly Token[])[] {
  const { and, dependent } = pack.reflection
  const parts: Token[][] = [[]]
  for (const token of clause) {
    if (and.test(token.folded)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  const whole = reflectTokens(clause, pack) ? [clause] : []
  if (whole.length > 0 || parts.length === 1) return whole
  return parts.filter((part, index) =>
    index === 0 ? part.length > 2 : !part.slice(0, 2).some((token) => dependent.test(token.folded)),
  )
}

function reflectTokens(clause: readonly Token[], pack: LanguagePack): string | undefined {
  const { reflection } = pack
  if (deniesFeeling(plain(clause), pack) || statesName(plain(clause), pack)) return undefined
  const from = clause.findIndex((token) => !reflection.fillers.has(token.folded))
  const until = clause.findLastIndex((token) => !reflection.and.test(token.folded)) + 1
  const tokens = clause.slice(from < 0 ? clause.length : from, until)
  if (tokens.length < SHORTEST - 1 || tokens.length > LONGEST) return undefined
  if (tokens.some((token) => reflection.blockers.has(token.folded))) return undefined
  if (reflection.empty.test(plain(tokens))) return undefined
  const turned = reflection.reflect(tokens, reflection)
  if (!turned || (tokens.length < SHORTEST && turned.length < SHORTEST - 1)) return undefined
  const text = tidy(joinTokens(turned), pack)
  return speaksOfSelf(text, pack) ? undefined : lowerFirst(text)
}

/** The last check. "Gritó" and "lasciò" are another's, and lose the accent that says so when they are folded. */
function speaksOfSelf(text: string, pack: LanguagePack): boolean {
  return pack.reflection.remainingFirstPerson.test(
    foldText(text.replace(/(?<!\p{L})\p{L}+[óò](?!\p{L})/giu, '')).replaceAll('’', "'"),
  )
}

/** A name is greeted, not handed back. */
function statesName(part: string, pack: LanguagePack): boolean {
  return pack.facts.rules.some(({ kind, pattern }) => kind === 'name' && pattern.test(part))
}

function plain(tokens: readonly Token[]): string {
  return joinTokens(tokens.map((token) => token.folded)).replaceAll('’', "'")
}

/** No clause begins with a name or a noun: its capital is that of the sentence it was taken from. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** A short answer as it stands, with "my" turned to "your". */
export function echoAnswer(message: string, pack: LanguagePack): string | undefined {
  const { reflection } = pack
  if (/[?؟]|[,;:،؛.!…]\s+\S/u.test(message)) return undefined
  const tokens = tokenise(message, reflection.cutsApostrophe)
  if (tokens.length === 0 || tokens.length > LONGEST_ECHO) return undefined
  if (tokens.some((token) => reflection.blockers.has(token.folded))) return undefined
  if (tokens.some((token) => reflection.firstPerson.test(token.folded))) return undefined
  const text = tidy(joinTokens(tokens.map((token) => reflectWord(token, reflection))), pack)
  return speaksOfSelf(text, pack) ? undefined : text
}

function tidy(text: string, pack: LanguagePack): string {
  return (pack.reflection.corrections ?? []).reduce((kept, [pattern, by]) => kept.replace(pattern, by), text)
}
