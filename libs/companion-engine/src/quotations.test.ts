import { expect, it } from '@jest/globals'
import { blankQuotations } from './quotations.ts'

it.each([
  ['He wrote "sorry darling" to me', 'He wrote                 to me'],
  ['Er schrieb „bis dann“, mehr nicht', 'Er schrieb           , mehr nicht'],
  ['Il a dit « au revoir » et rien', 'Il a dit               et rien'],
  ['« opened and never closed', '« opened and never closed'],
])('leaves out what %s quotes', (text, own) => {
  expect(blankQuotations(text)).toBe(own)
})
