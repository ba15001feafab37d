import { expect, it } from '@jest/globals'
import { laughs } from './laughter.ts'

it.each([
  'haha ok',
  'ahah no dai',
  'jajaja',
  'lol',
  'mdr trop bien',
  'ههههه والله',
  'that got me 😂',
  'LMAOOO',
])('hears somebody laugh in %p', (message) => {
  expect(laughs(message)).toBe(true)
})

it.each(['Sahara', 'he has a plan', 'je l’ai vu', 'ha ragione', 'ja ja', 'lollipop', 'هذا صحيح'])(
  'hears nobody laugh in %p',
  (message) => {
    expect(laughs(message)).toBe(false)
  },
)
