import { readFileSync } from 'node:fs'
import { languages } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { findRisk } from './self-harm.ts'

interface Example {
  isRisk: boolean
  text: string
}

/** `dev` is what the rules were written on; `held-out` was written after them, see messages/README.md. */
const HALVES = ['dev', 'held-out'] as const

const read = (language: string, half: string): Example[] =>
  readFileSync(new URL(`./messages/${language}.${half}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ isRisk: line.startsWith('+ '), text: line.slice(2) }))

function figuresOf(examples: Example[]) {
  const risky = examples.filter(({ isRisk }) => isRisk)
  const harmless = examples.filter(({ isRisk }) => !isRisk)
  const hits = (list: Example[]) => list.filter(({ text }) => findRisk(text)).length
  return { risky: risky.length, found: hits(risky), harmless: harmless.length, alarms: hits(harmless) }
}

describe.each(HALVES)('the %s messages', (half) => {
  const rows = languages.map((language) => ({ language, ...figuresOf(read(language, half)) }))

  it('are nearly all told apart', () => {
    const all = figuresOf(languages.flatMap((language) => read(language, half)))
    const lines = [...rows, { language: 'all', ...all }].map(
      ({ language, found, risky, alarms, harmless }) =>
        `${language}: ${found} of ${risky} found, ${alarms} of ${harmless} false alarms`,
    )
    process.stdout.write(`care, ${half}\n${lines.join('\n')}\n`)
    expect(all.found / all.risky).toBeGreaterThanOrEqual(0.95)
    expect(all.alarms / all.harmless).toBeLessThanOrEqual(0.05)
  })
})

it('has forty messages of each kind in each language', () => {
  for (const language of languages) {
    const { risky, harmless } = figuresOf(HALVES.flatMap((half) => read(language, half)))
    expect([risky >= 40, harmless >= 40]).toEqual([true, true])
  }
})

it('tells fear for another from what the writer says of themselves', () => {
  expect(findRisk('La mia amica vuole uccidersi')).toBe('other')
  expect(findRisk('Mi voglio uccidere')).toBe('own')
  expect(findRisk('I told my brother that I want to die')).toBe('own')
})
