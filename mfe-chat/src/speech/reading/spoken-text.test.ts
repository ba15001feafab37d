import { expect, it } from '@jest/globals'
import { toSpokenSentences } from './spoken-text.ts'

it.each([
  ['an emoji, also of several signs', 'Ciao 👩🏽‍🚀🇮🇹 Anna! 1️⃣ passo ❤️.', ['Ciao Anna!', '1 passo.']],
  ['emphasis and code', '**Brava**, _davvero_: `uno`.', ['Brava, davvero: uno.']],
  ['headings, lists and quotes', '# Idee\n- mare\n> monti', ['Idee', 'mare', 'monti']],
  [
    'an address, but for its site',
    'Vedi [qui](https://a.it/b?c=1) o https://www.b.it/x.',
    ['Vedi qui o b.it'],
  ],
  ['tags', 'Uno <b>due</b>.', ['Uno due.']],
])('does not read %s', (_, text, spoken) => {
  expect(toSpokenSentences(text, 'it')).toEqual(spoken)
})

it('says nothing of a text without words', () => {
  expect(toSpokenSentences('😀 … *', 'it')).toEqual([])
})

it('pauses between sentences of any language', () => {
  expect(toSpokenSentences('مرحبا! كيف حالك؟', 'ar')).toEqual(['مرحبا!', 'كيف حالك؟'])
})
