import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@confida/contracts'
import type { Fact } from '../../ai.port.ts'
import { packOf } from '../languages/packs.ts'
import { fold, foldText } from '../understand/fold.ts'
import { extractFacts } from './extract.ts'

/** When the messages were written: a Friday. */
export const TOLD_ON = '2025-11-21T10:00:00Z'

/** `dev` was read while the rules were written, `held-out` only counted; `fresh` was written after both. */
export const toldSets = ['dev', 'held-out', 'fresh'] as const

export interface Score {
  found: number
  told: number
  kept: number
  /** Message by message: what was missed, and what was kept without being told. */
  faults: string[]
}

/** How much of what the messages of `told/` tell is kept, and how much of what is kept they tell. */
export function scoreOf(language: Language, set: (typeof toldSets)[number]): Score {
  const lines = readFileSync(join(__dirname, 'told', `${language}.${set}.txt`), 'utf8')
    .trim()
    .split('\n')
  const score: Score = { found: 0, told: 0, kept: 0, faults: [] }
  for (const line of lines) {
    const [message = '', facts = ''] = line.split(' | ')
    const expected = facts
      .split(', ')
      .filter(Boolean)
      .map((note) => bareTaste(foldText(note), language))
    const kept = extractFacts({ message: message.trim(), now: TOLD_ON }, packOf(language)).map((fact) =>
      noteOf(fact, language),
    )
    const missed = expected.filter((note) => !kept.includes(note))
    const wrong = kept.filter((note) => !expected.includes(note))
    score.told += expected.length
    score.found += expected.length - missed.length
    score.kept += kept.length
    if (missed.length + wrong.length > 0)
      score.faults.push(`${message} − ${missed.join(', ')} + ${wrong.join(', ')}`)
  }
  return score
}

/** As the lists write it: `home:milano`, `person:sister=anna`, `personage:sister=25`, `date:wedding=2025-12-14`, `gone:job`. */
function noteOf({ kind, key, text, value, isGone }: Fact, language: Language): string {
  if (isGone) return `gone:${key}`
  const { article } = packOf(language).memory
  const [, slot] = key.split(':')
  const folded = foldText(value)
  if (key.endsWith(':age')) return `personage:${slot}=${/\d+/.exec(fold(text).text)?.[0]}`
  if (kind === 'person' || kind === 'pet' || kind === 'date')
    return `${kind}:${slot}${folded && `=${folded}`}`
  if (kind === 'other') return `${key}:${folded}`
  // "in un asilo", "en una guardería": the place counts.
  const bare = kind === 'job' ? (folded.split(' ').at(-1) ?? '') : folded.replace(article, '').trim()
  return `${kind}:${bare}`
}

/** Lists may write a thing with its article. */
function bareTaste(note: string, language: Language): string {
  const [kind = '', thing = ''] = note.split(':')
  const isTaste = kind === 'like' || kind === 'dislike'
  return isTaste ? `${kind}:${thing.replace(packOf(language).memory.article, '').trim()}` : note
}
