import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { packOf } from '../languages/registry.ts'
import { withoutToldBefore } from './told-before.ts'

it.each<[Language, string, string]>([
  ['it', 'Ho una figlia di nove anni, te l’ho già detto?', 'Ho una figlia di nove anni'],
  ['it', 'Ho 72 anni quest’anno, non so se te l’avevo detto.', 'Ho 72 anni quest’anno'],
  [
    'en',
    'I work the register at a grocery store, did i tell you that already?',
    'I work the register at a grocery store',
  ],
  ['en', 'I’m 54 this May, I don’t know if I told you.', 'I’m 54 this May'],
  ['fr', 'Je travaille de nuit cette semaine, je te l’ai déjà dit ?', 'Je travaille de nuit cette semaine'],
  ['de', 'Ich arbeite seit Mai in Köln, hab ich dir das schon erzählt?', 'Ich arbeite seit Mai in Köln'],
  ['de', 'Ich habe zwei Hunde, weiß nicht ob ich das schon erwähnt habe', 'Ich habe zwei Hunde'],
  ['es', 'Trabajo en una panadería, ¿te lo había dicho?', 'Trabajo en una panadería'],
  ['ar', 'أشتغل في مخبز صغير، لا أدري إن كنت قلت لك', 'أشتغل في مخبز صغير'],
])('in %s, %s tells something', (language, message, told) => {
  expect(withoutToldBefore(message, packOf(language))).toBe(told)
})

it.each<[Language, string]>([
  ['en', 'My mum’s name, did I tell you?'],
  ['en', 'What did I tell you about Marta?'],
  ['en', 'When is my exam? Did I tell you that?'],
  ['it', 'Che lavoro faccio, te l’ho detto?'],
])('in %s, %s asks for what was told', (language, message) => {
  expect(withoutToldBefore(message, packOf(language))).toBe(message)
})
