import type { PaletteEntry } from './palette-entry.ts'

/** Without case, accents and the marks of vowels, so that “emotivita” finds “Emotività”. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Lower is better; undefined where a word is missing. */
function rankOf(entry: PaletteEntry, words: string[]): number | undefined {
  const label = plain(entry.label)
  const whole = `${label} ${plain(entry.detail ?? '')}`
  if (!words.every((word) => whole.includes(word))) return undefined
  if (label.startsWith(words[0] ?? '')) return 0
  return words.some((word) => label.includes(word)) ? 1 : 2
}

/** The entries that hold every word that was typed, those whose label begins so first. */
export function findEntries(entries: PaletteEntry[], text: string): PaletteEntry[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
