import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { type CareMessage, messageSets, readMessages } from './messages/read-messages.ts'
import { FEATURES } from './model/features.ts'
import { digestOf, WEIGHTS_FILE } from './model/risk.model.ts'
import { trainingDigest } from './model/training-digest.ts'
import { findRisk, isClearRisk } from './self-harm.ts'

function sharesOf(messages: readonly CareMessage[]) {
  const share = (isRisk: boolean) => {
    const own = messages.filter((message) => message.isRisk === isRisk)
    return own.filter(({ text }) => findRisk(text)).length / own.length
  }
  return { found: share(true), alarms: share(false) }
}

describe('the model that is shipped', () => {
  it.each(messageSets())('tells nearly all messages of the set %s apart', (set) => {
    const { found, alarms } = sharesOf(readMessages(set))
    expect(found).toBeGreaterThanOrEqual(0.95)
    expect(alarms).toBeLessThanOrEqual(0.05)
  })

  it('was trained on the messages and words as they are now, else: npm run care -- train', () => {
    expect(digestOf(readFileSync(WEIGHTS_FILE))).toBe(trainingDigest())
  })
})

it('hears one sentence among many everyday ones', () => {
  const everyday =
    'Oggi ho fatto la spesa. Poi sono andata al lavoro. A cena ho visto un film con mia sorella. '
  expect(findRisk(everyday.repeat(8))).toBeUndefined()
  expect(findRisk(`${everyday.repeat(4)}Non voglio più vivere. ${everyday.repeat(4)}`)).toBe('own')
})

it('tells fear for another from what the writer says of themselves', () => {
  expect(findRisk('La mia amica vuole uccidersi')).toBe('other')
  expect(findRisk('Mi voglio uccidere')).toBe('own')
  expect(findRisk('I told my brother that I want to die')).toBe('own')
})

it('answers for anything that can be sent', () => {
  for (const text of ['', ' ', '…', '👍', '12']) expect(findRisk(text)).toBeUndefined()
  expect(findRisk('a'.repeat(4000))).toBeUndefined()
})

describe('a reply is about nothing else', () => {
  const modelThatSays = (bias: number) => ({ bias, weights: new Float32Array(FEATURES) })

  it('when a phrase says so, or the model is sure', () => {
    expect(isClearRisk('Mi voglio uccidere', modelThatSays(0))).toBe(true)
    expect(isClearRisk('Oggi ho fatto la spesa', modelThatSays(2))).toBe(true)
  })

  it('not when the model merely suspects it: help is offered beside an ordinary reply', () => {
    expect(findRisk('Oggi ho fatto la spesa', modelThatSays(0.5))).toBe('own')
    expect(isClearRisk('Oggi ho fatto la spesa', modelThatSays(0.5))).toBe(false)
  })

  it('never without help being offered', () => {
    expect(isClearRisk('Mi voglio uccidere', modelThatSays(-3))).toBe(false)
  })
})
