import type { Reflection, Token } from '../languages/grammar.ts'

/** What Italian and Spanish need to find the verb of a clause whose subject is not said. */
export interface ProDrop {
  /** First person, folded → second person as written. */
  verbs: Readonly<Record<string, string>>
  subject: ReadonlySet<string>
  /** What may stand between the start and the verb. */
  before: ReadonlySet<string>
  possessives: ReadonlySet<string>
  articles: ReadonlySet<string>
  /** "mi piace", "me gusta": a clause about the user whose verb stays as it is. */
  datives: ReadonlySet<string>
  regular: readonly (readonly [RegExp, string])[]
}

/** Turns "non riesco a dormire" into "non riesci a dormire"; gives up where no first person is found at the start. */
export function proDropTurn(
  tokens: readonly Token[],
  reflection: Reflection,
  grammar: ProDrop,
): string[] | undefined {
  const rest = tokens.filter((token, index) => !(index === 0 && grammar.subject.has(token.folded)))
  const verbAt = rest.findIndex((token) => !grammar.before.has(token.folded))
  const verb = rest[verbAt]
  if (!verb) return undefined
  const turned = turnVerb(verb, grammar)
  const speaksOfUser = verbAt > 0 && rest.slice(0, verbAt).some((token) => grammar.datives.has(token.folded))
  if (turned === undefined && !speaksOfUser && !startsWithPossessive(rest, grammar)) return undefined
  return rest.map((token, index) => {
    if (index === verbAt && turned !== undefined) return turned
    return turnWord(token, reflection)
  })
}

export function turnWord(token: Token, reflection: Reflection): string {
  const known = reflection.words[token.folded]
  if (known !== undefined) return known
  for (const [ending, replacement] of reflection.endings ?? []) {
    if (ending.test(token.raw)) return token.raw.replace(ending, replacement)
  }
  return token.raw
}

function turnVerb(token: Token, grammar: ProDrop): string | undefined {
  const known = grammar.verbs[token.folded]
  if (known !== undefined) return known
  const rule = grammar.regular.find(([ending]) => ending.test(token.raw))
  return rule && token.raw.length > 4 ? token.raw.toLowerCase().replace(rule[0], rule[1]) : undefined
}

function startsWithPossessive(tokens: readonly Token[], grammar: ProDrop): boolean {
  const [first, second] = tokens
  if (!first) return false
  if (grammar.possessives.has(first.folded)) return true
  return grammar.articles.has(first.folded) && second !== undefined && grammar.possessives.has(second.folded)
}
