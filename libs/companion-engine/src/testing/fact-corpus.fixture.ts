import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@confida/contracts'
import { fold, foldText } from '@confida/text-analysis'
import type { Fact } from '../conversation.ts'
import { extractFacts } from '../facts/extract.ts'
import { packOf } from '../languages/registry.ts'

/** When the messages were written: a Friday. */
const WRITTEN_ON = '2025-11-21T10:00:00Z'

/** `dev` was read while the rules were written, `held-out` only counted; `fresh` was written after both. */
type Split = 'dev' | 'held-out' | 'fresh'

const FOLDER = join(__dirname, '../../fact-corpus')

/** The files that are there, by language and split. */
export const corpusFiles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.split('.') as [Language, Split, 'txt'])

interface Evaluation {
  /** Of the facts that the messages state, the share that is extracted: 0 to 1. */
  recall: number
  /** Of the facts that are extracted, the share that the messages state: 0 to 1. */
  precision: number
  /** Message by message: what was missed, and what was extracted without being stated. */
  faults: string[]
}

/** Extracts the facts of each message of a corpus file and compares them with those written beside it. */
export function evaluateFacts(language: Language, split: Split): Evaluation {
  const path = join(FOLDER, `${language}.${split}.txt`)
  let [stated, extracted, correct] = [0, 0, 0]
  const faults: string[] = []
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    const [message = '', notes = ''] = line.split(' | ')
    const expected = notes
      .split(', ')
      .filter(Boolean)
      .map((note) => withoutArticle(foldText(note), language))
    const facts = extractFacts({ message: message.trim(), now: WRITTEN_ON }, packOf(language))
    const found = facts.map((fact) => noteOf(fact, language))
    const missed = expected.filter((note) => !found.includes(note))
    const wrong = found.filter((note) => !expected.includes(note))
    stated += expected.length
    extracted += found.length
    correct += expected.length - missed.length
    if (missed.length + wrong.length > 0)
      faults.push(`${message} − ${missed.join(', ')} + ${wrong.join(', ')}`)
  }
  return { recall: correct / stated, precision: correct / extracted, faults }
}

/** As the corpus writes it: `home:milano`, `person:sister=anna`, `personage:sister=25`, `date:wedding=2025-12-14`, `gone:job`. */
function noteOf({ kind, key, text, value, isGone }: Fact, language: Language): string {
  if (isGone) return `gone:${key}`
  const { article } = packOf(language).facts
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

/** The corpus may write a thing with its article. */
function withoutArticle(note: string, language: Language): string {
  const [kind = '', thing = ''] = note.split(':')
  const isTaste = kind === 'like' || kind === 'dislike'
  return isTaste ? `${kind}:${thing.replace(packOf(language).facts.article, '').trim()}` : note
}
