import { type Folded, unfold } from '@confida/text-analysis'
import type { Day } from '../days.ts'
import type { LanguagePack } from '../languages/language.ts'

/** One sentence that facts are looked for in. */
export interface SentenceContext {
  sentence: string
  folded: Folded
  pack: LanguagePack
  /** Where the person is. */
  today: Day
}

export interface Captured {
  folded: string
  original: string
  /** Where it begins in the folded sentence. */
  start: number
}

const compiled = new WeakMap<RegExp, RegExp>()

/** The pattern with the flags for all matches and their indices; compiled once, as each message is matched by hundreds. */
export function globalPattern(pattern: RegExp): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const every = new RegExp(pattern.source, pattern.flags.includes('u') ? 'dgu' : 'dg')
  compiled.set(pattern, every)
  return every
}

/** The named groups of each of the pattern's matches, folded and as the user wrote them. */
export function captureAll(context: SentenceContext, pattern: RegExp): Record<string, Captured>[] {
  const { sentence, folded } = context
  return [...folded.text.matchAll(globalPattern(pattern))].map((match) => {
    const captured: Record<string, Captured> = {}
    for (const [group, place] of Object.entries(match.indices?.groups ?? {})) {
      if (!place) continue
      const [start, end] = place
      captured[group] = {
        folded: folded.text.slice(start, end),
        original: unfold(sentence, folded, start, end),
        start,
      }
    }
    return captured
  })
}

export function fill(template: string, values: Record<string, string>): string {
  const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return capitalise(filled)
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "My sister Anna" names her only by its capital letter; after "is called" any spelling will do. */
export function capturedName({ value, Value }: Record<string, Captured>): Captured | undefined {
  return value ?? (Value && /^\p{Lu}/u.test(Value.original) ? Value : undefined)
}

/** Names keep their spelling but begin with a capital letter: "luca rossi" is "Luca Rossi". */
export function properName(original: string): string {
  return original.trim().split(/\s+/u).map(capitalise).join(' ')
}
