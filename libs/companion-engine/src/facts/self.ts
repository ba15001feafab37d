import type { MemoryKind } from '@confida/contracts'
import { fold, foldText, tokenise } from '@confida/text-analysis'
import type { Fact } from '../conversation.ts'
import type { FactRule } from '../languages/fact-patterns.ts'
import type { LanguagePack } from '../languages/language.ts'
import { reflectWord } from '../languages/reflection.ts'
import { joinTokens } from '../understand/clauses.ts'
import {
  type Captured,
  captureAll,
  capturedName,
  fill,
  properName,
  type SentenceContext,
} from './sentence.ts'

const MOST_WORDS = 5
const NAME_PREFIX = /^(?:new|san|santa|saint|los|las|la|le|el|bad|den|sankt|reggio|ابو|عبد|بيت|راس)$/iu

/** Name, age, home, origin and job, one of each; likes and dislikes, as many as there are. */
export function findSelf(context: SentenceContext): Fact[] {
  const facts = new Map<string, Fact>()
  for (const rule of context.pack.facts.rules) {
    for (const captured of captureAll(context, rule.pattern)) {
      const value = capturedName(captured)
      for (const fact of value ? readRule(rule, value, context.pack) : [])
        if (!facts.has(fact.key)) facts.set(fact.key, fact)
    }
  }
  return [...facts.values()]
}

function readRule(rule: FactRule, captured: Captured, pack: LanguagePack): Fact[] {
  if (rule.kind === 'like' || rule.kind === 'dislike') return readTaste(rule.kind, rule.text, captured, pack)
  const isName = rule.kind === 'name' || rule.kind === 'home' || rule.kind === 'origin'
  const cut = isName ? nameAtStart(cutValue(captured, pack)) : cutValue(captured, pack)
  if (!cut || (isName && pack.facts.notAName.test(foldText(cut.split(' ')[0] ?? '')))) return []
  const value = isName ? properName(cut) : cut
  // Memories have no kind for an origin, which is one sentence at most.
  const kind: MemoryKind = rule.kind === 'origin' ? 'other' : rule.kind
  return [{ kind, key: rule.kind, text: fill(rule.text, { value }), value }]
}

/** The first word, and those after it that are written like a name: "new york" is two, "turin with my mother" one. */
function nameAtStart(text: string): string {
  const words = text.split(/\s+/u)
  const end = words.findIndex(
    (word, index) => index > 0 && !/^\p{Lu}/u.test(word) && !NAME_PREFIX.test(words[index - 1] ?? ''),
  )
  return words.slice(0, end < 0 ? words.length : end).join(' ')
}

function readTaste(kind: 'like' | 'dislike', text: string, captured: Captured, pack: LanguagePack): Fact[] {
  const { facts: patterns, reflection } = pack
  const cut = cutValue(captured, pack)
  return splitValues(cut, pack)
    .map((thing) => thing.trim())
    .filter((thing) => isThing(thing, pack))
    .map((thing) => {
      const value = joinTokens(
        tokenise(thing, reflection.cutsApostrophe).map((token) => reflectWord(token, reflection)),
      )
      const key = foldText(value).replace(patterns.article, '').trim()
      return { kind, key: `taste:${key}`, text: fill(text, { value }), value }
    })
}

/** Cuts the value where something else begins, and drops "really" before it. */
export function cutValue(captured: Captured, pack: LanguagePack): string {
  const { valueEnd, intensifier } = pack.facts
  const folded = fold(captured.original)
  const end = folded.text.search(valueEnd)
  let value = end >= 0 ? captured.original.slice(0, folded.at[end]) : captured.original
  for (let match = intensifier.exec(foldText(value)); match; match = intensifier.exec(foldText(value))) {
    value = value.slice(fold(value).at[match[0].length])
  }
  return value.trim()
}

/** "Football and the sea" are two things; "bread and butter that my aunt makes" is left as it is. */
function splitValues(value: string, pack: LanguagePack): string[] {
  const parts = value.split(new RegExp(pack.facts.and.source, 'iu'))
  return parts.every((part) => part.trim().split(/\s+/u).length <= 2) ? parts : parts.slice(0, 1)
}

function isThing(thing: string, pack: LanguagePack): boolean {
  const folded = foldText(thing)
  const words = folded.split(/\s+/u).length
  if (folded.length < 2 || words > MOST_WORDS || pack.facts.notAThing.test(folded)) return false
  return !tokenise(thing, pack.reflection.cutsApostrophe).some((token) =>
    pack.reflection.blockers.has(token.folded),
  )
}
