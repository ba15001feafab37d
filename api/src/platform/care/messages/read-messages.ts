import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@confida/contracts'

export interface CareMessage {
  language: Language
  isRisk: boolean
  text: string
}

const FOLDER = import.meta.dirname
/** How many ways of a line with alternatives are learned from. */
const WAYS = 20

/** The sets there are: `dev`, `round-2` … and `train`, whose lines have alternatives. */
export const messageSets = (): string[] => [
  ...new Set(readdirSync(FOLDER).flatMap((file) => /^[a-z]{2}\.(.+)\.txt$/.exec(file)?.[1] ?? [])),
]

/** The messages of a set in all languages. */
export function readMessages(set: string): CareMessage[] {
  const random = generator(3)
  return languages.flatMap((language) =>
    linesOf(`${language}.${set}.txt`).flatMap((line) => {
      const isRisk = line.startsWith('+ ')
      return waysOf(line.slice(2), random).map((text) => ({ language, isRisk, text }))
    }),
  )
}

function linesOf(name: string): string[] {
  const file = join(FOLDER, name)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

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
