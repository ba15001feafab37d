import type { Language } from '@confida/text-analysis'
import { ar } from './lexicon/ar.ts'
import { de } from './lexicon/de.ts'
import { en } from './lexicon/en.ts'
import { es } from './lexicon/es.ts'
import { fr } from './lexicon/fr.ts'
import { it } from './lexicon/it.ts'
import { type Lexicon, type Topic, topics } from './lexicon/lexicon.ts'

interface CuePatterns {
  topics: { topic: Topic; pattern: RegExp }[]
  negation: RegExp
  others: RegExp
  past: RegExp
}

/** How far before a cue, in words, a negation still turns it. */
export const NEGATION_REACH = 4

/** The cues of each language, as they are written. */
export const lexicons: Record<Language, Lexicon> = { it, en, fr, de, es, ar }

const patterns = Object.fromEntries(
  Object.entries(lexicons).map(([language, lexicon]) => [language, compile(lexicon)]),
) as Record<Language, CuePatterns>

/**
 * Which topics a text touches, how often, and in which way: `love`, `love:not`, `love:other`, `love:past`.
 * @param clauses as `foldedClauses` gives them
 */
export function findCues(clauses: string, language: Language): Map<string, number> {
  const cues = patterns[language]
  const found = new Map<string, number>()
  const add = (name: string) => found.set(name, (found.get(name) ?? 0) + 1)
  if (cues.others.test(clauses)) add('others')
  if (cues.past.test(clauses)) add('past')
  if (cues.negation.test(clauses)) add('negation')
  for (const { topic, pattern } of cues.topics) {
    for (const match of clauses.matchAll(pattern)) add(topic + guardOf(clauses, match.index, cues))
  }
  return found
}

/** Looks at what stands before the cue in its clause. */
function guardOf(clauses: string, at: number, { negation, others, past }: CuePatterns): string {
  const clause = `${clauses.slice(clauses.lastIndexOf(' . ', at - 1) + 1, at)} `
  if (others.test(clause)) return ':other'
  if (past.test(clause)) return ':past'
  const near = clause.trim().split(' ').slice(-NEGATION_REACH).join(' ')
  return negation.test(` ${near} `) ? ':not' : ''
}

function compile({ cues, negation, others, past }: Lexicon): CuePatterns {
  return {
    topics: topics.map((topic) => ({ topic, pattern: toPattern(cues[topic], 'g') })),
    negation: toPattern(negation),
    others: toPattern(others),
    past: toPattern(past),
  }
}

/** Any of the phrases of a lexicon. The space before one is matched, the one behind it only looked at, so that neighbours are both found. */
export function toPattern(phrases: string, flags?: string): RegExp {
  const alternatives = phrases
    .split(/\s*,\s*/)
    .map((phrase) => phrase.replaceAll('*', '[^ ]*'))
    .sort((a, b) => b.length - a.length)
  return new RegExp(` (?:${alternatives.join('|')})(?= )`, flags)
}
