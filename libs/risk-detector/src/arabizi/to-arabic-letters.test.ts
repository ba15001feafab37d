import { expect, it } from '@jest/globals'
import { inItsLetters, toArabicLetters } from './to-arabic-letters.ts'

it.each([
  ['3ayez amoot w arta7', 'عايز اموت و ارتاح'],
  ['nefsi anam, mesh 2ader', 'نفسي انام, مش قادر'],
  ['3am fakker bel enti7ar kel lele', 'عم افكر بالانتحار كل ليله'],
  ['bghit nmout', 'بغيت نموت'],
])('writes "%s" in Arabic letters', (message, arabic) => {
  expect(toArabicLetters(message)).toBe(arabic)
})

it.each([
  'Ciao Ana, ma la mamma di Allah Akbar non c’è',
  'Meet me at 5pm on the 2nd, 3km from the 7th bridge',
  'Je vais là-bas avec Ali, le film est bien',
  'Mi mamá va al mar con Ana, el mes que viene',
  'Ich bin da, bis 9min vor 8 war die Hasi hier',
  'salut habibi',
  'ok 👍',
  '',
])('leaves "%s" as it is', (message) => {
  expect(toArabicLetters(message)).toBeUndefined()
})

it('reads a message that may be mixed with another language both ways', () => {
  const mixed = 'wallah khouya je veux mourir'
  expect(inItsLetters(mixed)).toEqual([expect.stringMatching(/^والله اخويا /u), mixed])
  expect(inItsLetters('je veux mourir')).toEqual(['je veux mourir'])
})
