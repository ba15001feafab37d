import type { Fact } from '../../ai.port.ts'
import type { FactRule, LanguagePack } from '../languages/grammar.ts'
import { fold, foldText } from '../understand/fold.ts'
import { turnWord } from '../understand/pro-drop.ts'
import { joinTokens, tokenise } from '../understand/tokens.ts'
import { type Captured, capture, type Finding, fill, properName } from './finding.ts'
import { nameIn } from './people.ts'

const MOST_WORDS = 5
const NAME_PREFIX = /^(?:new|san|santa|saint|los|las|la|le|el|bad|den|sankt|reggio|ابو|عبد|بيت|راس)$/iu

/** Name, age, home, job, likes and dislikes. */
export function findSelf(finding: Finding): Fact[] {
  const kinds = new Set<string>()
  const facts: Fact[] = []
  for (const rule of finding.pack.memory.rules) {
    const family = rule.kind === 'dislike' ? 'like' : rule.kind
    if (kinds.has(family)) continue
    const value = nameIn(capture(finding, rule.pattern, 'value', 'Value') ?? {})
    const found = value ? readRule(rule, value, finding.pack) : []
    if (found.length > 0) kinds.add(family)
    facts.push(...found)
  }
  return facts
}

function readRule(rule: FactRule, captured: Captured, pack: LanguagePack): Fact[] {
  if (rule.kind === 'like' || rule.kind === 'dislike') return readTaste(rule, captured, pack)
  const isName = rule.kind === 'name' || rule.kind === 'home'
  const cut = isName ? nameAtStart(cutValue(captured, pack)) : cutValue(captured, pack)
  if (!cut || (isName && pack.memory.notAName.test(foldText(cut.split(' ')[0] ?? '')))) return []
  const value = isName ? properName(cut) : cut
  return [{ kind: rule.kind, key: rule.kind, text: fill(rule.text, { value }), value }]
}

/** The first word, and those after it that are written like a name: "new york" is two, "turin with my mother" one. */
function nameAtStart(text: string): string {
  const words = text.split(/\s+/u)
  const end = words.findIndex(
    (word, index) => index > 0 && !/^\p{Lu}/u.test(word) && !NAME_PREFIX.test(words[index - 1] ?? ''),
  )
  return words.slice(0, end < 0 ? words.length : end).join(' ')
}

function readTaste(rule: FactRule, captured: Captured, pack: LanguagePack): Fact[] {
  const { memory, reflection } = pack
  const cut = cutValue(captured, pack)
  return splitValues(cut, pack)
    .map((thing) => thing.trim())
    .filter((thing) => isThing(thing, pack))
    .map((thing) => {
      const value = joinTokens(
        tokenise(thing, reflection.cutsApostrophe).map((token) => turnWord(token, reflection)),
      )
      const key = foldText(value).replace(memory.article, '').trim()
      return { kind: rule.kind, key: `taste:${key}`, text: fill(rule.text, { value }), value }
    })
}

/** Cuts the value where something else begins, and drops "really" before it. */
function cutValue(captured: Captured, pack: LanguagePack): string {
  const { valueEnd, intensifier } = pack.memory
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
  const parts = value.split(new RegExp(pack.memory.and.source, 'iu'))
  return parts.every((part) => part.trim().split(/\s+/u).length <= 2) ? parts : parts.slice(0, 1)
}

function isThing(thing: string, pack: LanguagePack): boolean {
  const folded = foldText(thing)
  const words = folded.split(/\s+/u).length
  if (folded.length < 2 || words > MOST_WORDS || pack.memory.notAThing.test(folded)) return false
  return !tokenise(thing, pack.reflection.cutsApostrophe).some((token) =>
    pack.reflection.stops.has(token.folded),
  )
}
