import { languages } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { readMessages } from '../../../care/messages/read-messages.ts'
import { packOf } from '../languages/packs.ts'
import { extractFacts } from './extract.ts'
import { scoreOf, TOLD_ON, toldSets } from './told.fixture.ts'

const sets = languages.flatMap((language) => toldSets.map((set) => [language, set] as const))

it.each(sets)('in %s keeps what the messages of %s tell, and nothing else', (language, set) => {
  const { found, told, kept, faults } = scoreOf(language, set)
  expect({ faults, isKept: found / told >= 0.9 }).toMatchObject({ isKept: true })
  expect({ faults, isTrue: found / kept >= 0.9 }).toMatchObject({ isTrue: true })
})

/** Ages, jobs, names and people are told in despair too, and truly. */
const TRULY_TOLD = /^(age|job|name|person:)/

it('keeps next to nothing of what somebody in despair says: no journey, no home, no dislike of their life', () => {
  const messages = readMessages('train').filter(({ isRisk }) => isRisk)
  const kept = messages.flatMap(({ text, language }) =>
    extractFacts({ message: text, now: TOLD_ON }, packOf(language))
      .filter(({ key }) => !TRULY_TOLD.test(key))
      .map(({ key }) => `${key}: ${text}`),
  )
  expect(messages.length).toBeGreaterThan(2_000)
  expect({ kept, isRare: kept.length / messages.length < 0.005 }).toMatchObject({ isRare: true })
})
