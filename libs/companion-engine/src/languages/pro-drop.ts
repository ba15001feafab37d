import type { Token } from '@confida/text-analysis'
import { type Reflection, reflectWord } from './reflection.ts'

/** What Italian and Spanish need to find the verbs of a clause whose subject is not said. */
export interface ProDrop {
  /** First person, folded → second person as written. */
  verbs: Readonly<Record<string, string>>
  /** Of these, the ones that are also nouns or adjectives: verbs only where a verb is due. */
  nouns: ReadonlySet<string>
  /** Forms that are another person's too: what the words around them tell. */
  shared: ReadonlySet<string>
  isOwn(tokens: readonly Token[], at: number): boolean | undefined
  subject: ReadonlySet<string>
  /** What may stand between the start and the verb. */
  before: ReadonlySet<string>
  /** After these a verb is due anywhere in the clause. */
  calls: ReadonlySet<string>
  possessives: ReadonlySet<string>
  articles: ReadonlySet<string>
  /** "mi piace", "me gusta": a clause about the user whose verb stays as it is. */
  datives: ReadonlySet<string>
  /** Endings, as written, that only a first person has; some words that end so are none. */
  regular: readonly (readonly [RegExp, string])[]
  irregularly: ReadonlySet<string>
  /** After a noun that may be a verb these show that it is one: "suono la chitarra". */
  afterVerb: RegExp
  /** What follows is a noun, whatever it looks like: "il telefono". */
  beforeNoun: RegExp
  /** End in -o like a verb, and are none. */
  noVerbs: ReadonlySet<string>
}

/**
 * Turns every verb of the clause: "domani ho un colloquio e ho paura" into "domani hai un colloquio e hai paura". Gives up where
 * the clause does not begin by speaking of the user, or where a form could be another person's.
 */
export function reflectProDrop(
  tokens: readonly Token[],
  reflection: Reflection,
  grammar: ProDrop,
): string[] | undefined {
  const rest = tokens.filter((token, index) => !(index === 0 && grammar.subject.has(token.folded)))
  const verbAt = rest.findIndex((token) => !grammar.before.has(token.folded))
  if (verbAt < 0) return undefined
  const reflected = rest.map((_, index) => reflectAt(rest, index, verbAt, { reflection, grammar }))
  const [verb] = reflected.slice(verbAt)
  const isVerb = verb !== rest[verbAt]?.raw && verb !== reflection.words[rest[verbAt]?.folded ?? '']
  const isAffected = rest.slice(0, verbAt).some((token) => grammar.datives.has(token.folded))
  if (!isVerb && !isAffected && !startsWithPossessive(rest, grammar)) return undefined
  return reflected.every((word) => word !== undefined) ? reflected : undefined
}

function reflectAt(
  tokens: readonly Token[],
  at: number,
  verbAt: number,
  { reflection, grammar }: { reflection: Reflection; grammar: ProDrop },
): string | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const verb = verbOf(token, grammar)
  const previous = tokens[at - 1]?.folded ?? ''
  if (verb === undefined)
    return isUnknownVerb(token, previous, grammar) ? undefined : reflectWord(token, reflection)
  if (at < verbAt || grammar.beforeNoun.test(previous)) return reflectWord(token, reflection)
  if (
    startsWithPossessive(tokens, grammar) &&
    !grammar.nouns.has(token.folded) &&
    !grammar.shared.has(token.folded) &&
    !reflection.and.test(previous) &&
    previous !== 'che' &&
    previous !== 'que'
  )
    return undefined
  if (grammar.shared.has(token.folded)) {
    const isOwn = grammar.isOwn(tokens, at)
    return isOwn === undefined ? undefined : isOwn ? verb : token.raw
  }
  if (!grammar.nouns.has(token.folded) || at === verbAt || grammar.calls.has(previous)) return verb
  if (!reflection.and.test(previous)) return reflectWord(token, reflection)
  return grammar.afterVerb.test(tokens[at + 1]?.folded ?? '') ? verb : undefined
}

/** "Non fatturo": a verb is due and the word ends like one, but its second person is not known. */
function isUnknownVerb({ raw, folded }: Token, previous: string, grammar: ProDrop): boolean {
  const isDue = grammar.subject.has(previous) || grammar.datives.has(previous) || /^non?$/.test(previous)
  return (
    isDue && /[^l]o$/.test(raw) && !/[aio]no$/.test(raw) && folded.length > 2 && !grammar.noVerbs.has(folded)
  )
}

function verbOf(token: Token, grammar: ProDrop): string | undefined {
  const known = grammar.verbs[token.folded]
  if (known !== undefined) return isAnothers(token.raw, known) ? undefined : known
  if (grammar.irregularly.has(token.folded) || token.raw.length < 4) return undefined
  const raw = token.raw.toLowerCase()
  const rule = grammar.regular.find(([ending]) => ending.test(raw))
  return rule && raw.replace(rule[0], rule[1])
}

/** "Gritó", "lasciò" are another person's; of the forms with this accent only a future is the user's. */
function isAnothers(raw: string, second: string): boolean {
  return /[óò]$/iu.test(raw) && !/rai$/.test(second)
}

function startsWithPossessive(tokens: readonly Token[], grammar: ProDrop): boolean {
  const [first, second] = tokens
  if (!first) return false
  if (grammar.possessives.has(first.folded)) return true
  return grammar.articles.has(first.folded) && second !== undefined && grammar.possessives.has(second.folded)
}

/** The unambiguous first persons of a language as one pattern, for the last check. */
export function firstPersons(
  grammar: Pick<ProDrop, 'verbs' | 'nouns' | 'shared' | 'beforeNoun'>,
  others: string,
): RegExp {
  const verbs = Object.keys(grammar.verbs).filter(
    (verb) => !grammar.nouns.has(verb) && !grammar.shared.has(verb),
  )
  const nounsAsVerbs = [...grammar.nouns].join('|')
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${others}|(?<!(?<!\\p{L})${grammar.beforeNoun.source.slice(1, -1)}\\s)(?:${verbs.join('|')})|(?:non|no|io|yo|mi|me|ti|te) (?:${nounsAsVerbs}))(?![\\p{L}\\p{N}])`,
    'u',
  )
}
