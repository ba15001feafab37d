import { fold, splitSentences, unfold } from '@confida/text-analysis'
import type { Memory } from '../conversation.ts'
import { findRelation } from '../facts/people.ts'
import type { LanguagePack } from '../languages/language.ts'
import { stem } from './past-statements.ts'

const MOST_TERMS_OF_A_QUESTION = 4

/** One thing looked for: the stems of which any is as good, as of "my sister" and her name. */
export interface SearchTerm {
  stems: readonly string[]
  /** A name, or what the user called their own: what the question is about. */
  isSubject: boolean
}

export interface SearchQuestion {
  terms: readonly SearchTerm[]
  /** It asks for what was said, and so gets an answer in any case. */
  isExplicit: boolean
  /** Put to the companion, as far as its words show: it has to be answered in full, or is about the companion. */
  isToCompanion: boolean
  /** It asks for a day or a time. */
  isWhen: boolean
}

/** "What did I tell you about Marta?", "when is my interview?": what is looked for, or nothing where a message asks for no such thing. */
export function readSearchQuestion(
  message: string,
  pack: LanguagePack,
  memories: readonly Memory[],
): SearchQuestion | undefined {
  const sentences = splitSentences(message)
  const question = sentences.findLast((one) => /[?؟]\s*$/u.test(one))
  const sentence = (question ?? sentences.at(-1) ?? '').replace(/[\s?!.؟]+$/u, '').replace(/^[¿¡]+/u, '')
  const isAsked = question !== undefined
  const folded = fold(sentence)
  const told = about(pack.search.told, sentence)
  const asked = told ?? (isAsked ? about(pack.search.question, sentence) : undefined)
  if (asked === undefined) return undefined
  const terms = readTerms(asked, pack, memories)
  const isExplicit = told !== undefined
  const isToCompanion = !isExplicit && pack.patterns.toCompanion.test(folded.text)
  const most = isExplicit ? Number.POSITIVE_INFINITY : MOST_TERMS_OF_A_QUESTION
  if (terms.length > most || terms.length < (isToCompanion ? 2 : 1)) return undefined
  return { terms, isExplicit, isToCompanion, isWhen: pack.search.when.test(folded.text) }
}

/** As it was typed, for its capital letters. */
function about(pattern: RegExp, sentence: string): string | undefined {
  const folded = fold(sentence)
  const found = pattern.exec(folded.text)?.groups?.about
  if (found === undefined) return undefined
  const start = folded.text.lastIndexOf(found)
  return unfold(sentence, folded, start, start + found.length)
}

function readTerms(text: string, pack: LanguagePack, memories: readonly Memory[]): SearchTerm[] {
  const words = text.replace(/[’']/gu, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.flatMap((word, i) => {
    const folded = fold(word).text
    const isName = /^\p{Lu}\p{L}/u.test(word) && pack.language !== 'de'
    // Sara is no "sarà".
    if (pack.search.fillers.has(folded) && !(isName && i > 0)) return []
    const others = namesakes(folded, pack, memories)
    return [
      { stems: [folded, ...others].map((one) => stem(one, pack)), isSubject: isName || others.length > 0 },
    ]
  })
}

/** "My sister" is Marta, and Marta my sister, where that is remembered. */
function namesakes(word: string, pack: LanguagePack, memories: readonly Memory[]): string[] {
  const relation = findRelation(word, pack)?.relation
  return memories.flatMap(({ kind, key, value }) => {
    if (kind !== 'person' || value === '') return []
    const names = fold(value).text.split(' ')
    const [, slot = ''] = key.split(':')
    if (relation === slot) return names
    return names.includes(word) ? relationWords(slot, pack) : []
  })
}

function relationWords(slot: string, { facts }: LanguagePack): string[] {
  return Object.keys((facts.relations as Record<string, Readonly<Record<string, string>>>)[slot] ?? {})
}
