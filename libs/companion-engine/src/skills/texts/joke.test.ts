import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { packOf } from '../../languages/registry.ts'
import { say, turn } from '../../testing/conversation.fixture.ts'

it.each<[Language, string, string]>([
  ['en', 'haha that’s terrible', 'another one'],
  ['de', 'haha ok der war schlecht', 'noch einen'],
  ['it', 'ahah che scema', 'un’altra'],
])('tells in %s another one after "%s"', (language, laugh, another) => {
  const { jokes } = packOf(language).skills.jokes
  const history = [
    turn('user', '…'),
    turn('assistant', jokes[0] ?? ''),
    turn('user', laugh),
    turn('assistant', '…'),
  ]
  const { text } = say(language, another, { history })
  expect(jokes.slice(1).map((one) => one.replace(/[\u00a0\u202f]/g, ' '))).toContain(text)
})
