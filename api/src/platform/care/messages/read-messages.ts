import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@confida/contracts'

/** To learn from; to judge by; and to judge by, of quite ordinary talk. */
export const messageSets = ['train', 'test', 'everyday'] as const
export type MessageSet = (typeof messageSets)[number]

export interface CareMessage {
  language: Language
  isRisk: boolean
  text: string
  /** Its line: up to a point the same lines of all languages say the same. */
  line: number
  /** One way of saying a line with alternatives. */
  isWay: boolean
}

/** How many ways of a line with alternatives are learned from. */
const WAYS = 20

/** The messages of a set in all languages. */
export function readMessages(set: MessageSet): CareMessage[] {
  const random = generator(3)
  return languages.flatMap((language) =>
    linesOf(`${language}.${set}.txt`).flatMap((text, line) => {
      const isRisk = text.startsWith('+ ')
      const isWay = text.includes('{')
      return waysOf(text.slice(2), random).map((way) => ({ language, isRisk, text: way, line, isWay }))
    }),
  )
}

const linesOf = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter(Boolean)

/** `I {want|wish} to {leave|go}` in some of its ways, drawn by chance. */
function waysOf(line: string, random: () => number): string[] {
  if (!line.includes('{')) return [line]
  const ways = new Set<string>()
  for (let i = 0; i < 2 * WAYS && ways.size < WAYS; i++) {
    ways.add(
      line.replace(/\{([^}]*)\}/g, (_, alternatives: string) => {
        const list = alternatives.split('|')
        return list[Math.floor(random() * list.length)] ?? ''
      }),
    )
  }
  return [...ways]
}

/** The same numbers every time. */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
