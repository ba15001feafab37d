import type { Token } from '@confida/text-analysis'

/** What it takes to turn a clause of the user's into one about "you". Keys are folded, values as they are to be read. */
export interface Reflection {
  /** Tokens are also cut after an apostrophe (l'esame, j'ai). */
  cutsApostrophe: boolean
  /** Clause boundaries besides punctuation. */
  conjunction: RegExp
  /** Takes back what stands before it, as written. */
  but: RegExp
  /** Begins a hypothesis, as written: "if I fail" is no statement, so its word stays and the clause is not reflected. */
  hypothesis: RegExp
  /** Dropped from the start of a clause. */
  fillers: ReadonlySet<string>
  /** A clause with one of these cannot be reflected. */
  blockers: ReadonlySet<string>
  /** First-person words that are replaced wherever they stand. */
  words: Readonly<Record<string, string>>
  /** Joins two clauses that may both speak of the user. */
  and: RegExp
  /** "I don't know": says nothing when handed back. */
  empty: RegExp
  /** A part after "and" that begins so cannot stand alone: "and my sister", a form whose subject stands before. */
  dependent: RegExp
  /** The last check: a first person found in the reflected clause, folded, makes it unusable. */
  remainingFirstPerson: RegExp
  /** A short answer with one of these is a sentence, not an answer to be echoed. */
  firstPerson: RegExp
  /** Endings of other words and what they become, as written. */
  endings?: readonly (readonly [RegExp, string])[]
  /** The words of a clause that speaks of the user, in the second person; nothing where that could come out wrong. */
  reflect(tokens: readonly Token[], reflection: Reflection): string[] | undefined
  /** Last corrections of the joined clause, such as elisions. */
  corrections?: readonly (readonly [RegExp, string])[]
}

/** One word in the second person, or as it stands. */
export function reflectWord(token: Token, reflection: Reflection): string {
  const known = reflection.words[token.folded]
  if (known !== undefined) return known
  for (const [ending, replacement] of reflection.endings ?? []) {
    if (ending.test(token.raw)) return token.raw.replace(ending, replacement)
  }
  return token.raw
}
