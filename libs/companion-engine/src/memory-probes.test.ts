import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { talk } from './testing/conversation.fixture.ts'

const FOLDER = join(__dirname, '../memory-probes')

interface ProbeTurn {
  say: string
  /** Any of these answers the question. */
  expect?: string[]
  /** Nothing that was told answers it. */
  never?: true
}

const languages = readdirSync(FOLDER).map((name) => name.slice(0, 2) as Language)

/** Of the questions about what was told in the same chat; measured, less what chance moves. */
const LEAST_ANSWERED: Record<Language, number> = { it: 0.6, en: 0.6, fr: 0.6, de: 0.6, es: 0.7, ar: 0.75 }

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')

it.each(languages)('answers in %s most of what is asked about what was told', (language) => {
  const chats: ProbeTurn[][] = JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8'))
  const answered = chats.flatMap((turns) => {
    const replies = talk(
      language,
      turns.map(({ say }) => say),
    ).map(plain)
    return turns.flatMap(({ expect }, i) =>
      expect ? [expect.some((answer) => replies[i]?.includes(plain(answer)))] : [],
    )
  })
  expect(answered.length).toBeGreaterThan(40)
  expect(answered.filter(Boolean).length / answered.length).toBeGreaterThanOrEqual(LEAST_ANSWERED[language])
})
