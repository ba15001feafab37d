import type { LanguagePack } from '../languages/grammar.ts'
import { type Folded, unfold } from '../understand/fold.ts'

/** One sentence under examination. */
export interface Finding {
  sentence: string
  folded: Folded
  pack: LanguagePack
  now: Date
}

export interface Captured {
  folded: string
  original: string
  /** Where it begins in the folded sentence. */
  start: number
}

/** The named group of the pattern's first match, folded and as the user wrote it. */
export function capture(
  finding: Finding,
  pattern: RegExp,
  ...groups: string[]
): Record<string, Captured> | undefined {
  const match = new RegExp(pattern.source, `${pattern.flags.replace('d', '')}d`).exec(finding.folded.text)
  if (!match) return undefined
  const captured: Record<string, Captured> = {}
  for (const group of groups) {
    const place = match.indices?.groups?.[group]
    const folded = match.groups?.[group]
    if (!place || folded === undefined) continue
    captured[group] = {
      folded,
      original: unfold(finding.sentence, finding.folded, place[0], place[1]),
      start: place[0],
    }
  }
  return captured
}

export function fill(template: string, values: Record<string, string>): string {
  const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return capitalise(filled)
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Names keep their spelling but begin with a capital letter: "luca rossi" is "Luca Rossi". */
export function properName(original: string): string {
  return original.trim().split(/\s+/u).map(capitalise).join(' ')
}
