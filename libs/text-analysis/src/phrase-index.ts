import { collapseDoubles, foldText } from './fold.ts'

export interface Phrase {
  words: readonly string[]
  /** What the phrase stands for. */
  name: string
}

const SHORTEST_STEM = 2
const MOST_KNOWN_WORDS = 5000
const NONE: readonly Phrase[] = []

/** Finds phrases by their first word, which may be a beginning of words (`kill*`), as any other of theirs may be. */
export class PhraseIndex {
  private readonly whole = new Map<string, Phrase[]>()
  /** By their first two letters, the shorter ones first. */
  private readonly stems = new Map<string, { stem: string; phrase: Phrase }[]>()
  /** Of words that were looked up before: people use the same few thousand. */
  private readonly known = new Map<string, readonly Phrase[]>()

  /** Phrases between commas. */
  add(name: string, list: string): void {
    for (const phrase of new Set(collapseDoubles(foldText(list)).split(/\s*,\s*/))) {
      const words = phrase.split(' ').filter(Boolean)
      const [first] = words
      if (!first) continue
      if (first.endsWith('*')) this.addStem(first.slice(0, -1), { words, name })
      else this.whole.set(first, [...(this.whole.get(first) ?? []), { words, name }])
    }
  }

  /** The phrases that the text has at a place, whose word there may be read in another form. */
  at(text: readonly string[], at: number, form: string = text[at] ?? ''): readonly Phrase[] {
    const phrases = this.startingWith(form)
    return phrases.length === 0 ? NONE : phrases.filter(({ words }) => goesOn(words, text, at))
  }

  private addStem(stem: string, phrase: Phrase): void {
    const key = stem.slice(0, SHORTEST_STEM)
    const stems = this.stems.get(key) ?? []
    const longer = stems.findIndex((one) => one.stem.length > stem.length)
    stems.splice(longer < 0 ? stems.length : longer, 0, { stem, phrase })
    this.stems.set(key, stems)
  }

  private startingWith(word: string): readonly Phrase[] {
    const known = this.known.get(word)
    if (known) return known
    if (this.known.size >= MOST_KNOWN_WORDS) this.known.clear()
    const found = [...(this.whole.get(word) ?? [])]
    for (const { stem, phrase } of this.stems.get(word.slice(0, SHORTEST_STEM)) ?? [])
      if (word.startsWith(stem)) found.push(phrase)
    this.known.set(word, found)
    return found
  }
}

function goesOn(words: readonly string[], text: readonly string[], at: number): boolean {
  for (let i = 1; i < words.length; i++) {
    const word = words[i] as string
    const other = text[at + i]
    if (word.endsWith('*') ? !other?.startsWith(word.slice(0, -1)) : other !== word) return false
  }
  return true
}
