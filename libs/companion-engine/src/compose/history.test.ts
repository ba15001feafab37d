import { expect, it } from '@jest/globals'
import { turn } from '../testing/conversation.fixture.ts'
import { lastUserTurns } from './history.ts'

it('takes the last messages of the user alone, oldest first', () => {
  const [one, two, three] = ['uno', 'due', 'tre'].map((content) => turn('user', content))
  const reply = turn('assistant', 'Sì.')
  const history = [one, reply, two, reply, three, reply].filter((one) => one !== undefined)
  expect(lastUserTurns(history, 2)).toEqual([two, three])
  expect(lastUserTurns(history, 9)).toEqual([one, two, three])
  expect(lastUserTurns([], 2)).toEqual([])
})
