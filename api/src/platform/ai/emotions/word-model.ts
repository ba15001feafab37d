import type { Language } from '@confida/contracts'
import { FEATURES, hash, type Signs } from './features.ts'
import { softmax } from './softmax.ts'
import { stemOf } from './stem.ts'

/** How likely each place is where each label is: naive Bayes, which learns more from few words than a regression does. */
export interface WordModel {
  /** For each place the logarithm of its share of all labels. */
  logs: Float32Array
  isKnown: Uint8Array
}

const SMOOTHING = 0.1
/** About as many different marks as the examples have. */
const VOCABULARY = 20_000
/** Words of a message are not independent: what they say together counts less than its sum. */
const DEPENDENCE = 0.5

/** What counts as there or not there: stems, pairs of stems, cues, concepts and the way of writing. */
export function toMarks({ tokens, cues, concepts, style }: Signs, language: Language): number[] {
  const stems = tokens
    .trim()
    .split(' ')
    .map((word) => stemOf(word, language))
  const marks = new Set<number>()
  for (const [i, stem] of stems.entries()) {
    marks.add(hash(stem, 13))
    marks.add(hash(`${stem} ${stems[i + 1] ?? ''}`, 14))
  }
  if (cues.size === 0) marks.add(hash('none', 24))
  for (const cue of cues.keys()) marks.add(hash(cue, 21))
  for (const concept of concepts.flat()) marks.add(hash(concept, 31))
  for (const name of style.keys()) marks.add(hash(name, 23))
  return [...marks]
}

export function trainWords(rows: readonly { marks: number[]; label: number }[], labels: number): WordModel {
  const counts = new Float32Array(FEATURES * labels)
  const totals = new Float32Array(labels)
  const texts = new Uint16Array(FEATURES)
  for (const { marks, label } of rows) {
    for (const place of marks) {
      const index = place * labels + label
      counts[index] = (counts[index] ?? 0) + 1
      texts[place] = (texts[place] ?? 0) + 1
    }
    totals[label] = (totals[label] ?? 0) + marks.length
  }
  const logs = counts.map((count, index) =>
    Math.log((count + SMOOTHING) / ((totals[index % labels] ?? 0) + SMOOTHING * VOCABULARY)),
  )
  return { logs, isKnown: Uint8Array.from(texts, (count) => (count < 2 ? 0 : 1)) }
}

/** The chances of all labels. */
export function chancesByWords(
  { logs, isKnown }: WordModel,
  marks: readonly number[],
  labels: number,
): number[] {
  const sums = new Array<number>(labels).fill(0)
  const known = marks.filter((place) => isKnown[place])
  for (const place of known)
    for (let k = 0; k < labels; k++) sums[k] = (sums[k] as number) + (logs[place * labels + k] as number)
  const weight = DEPENDENCE / Math.sqrt(known.length || 1)
  return softmax(sums.map((sum) => sum * weight))
}
