import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { packOf } from '../languages/registry.ts'
import { afterChangeOfSubject } from './after-change.ts'

it.each([
  [
    'it',
    'Cambiamo argomento, dai. Domenica viene mio figlio con la ragazza',
    'Domenica viene mio figlio con la ragazza',
  ],
  [
    'en',
    'Anyway, different topic. I’ve got my theory test on Thursday',
    'I’ve got my theory test on Thursday',
  ],
  ['fr', 'Changeons de sujet. Mon fils amène sa copine dimanche', 'Mon fils amène sa copine dimanche'],
  [
    'de',
    'Themawechsel. Ich will mir einen gebrauchten Roller holen',
    'Ich will mir einen gebrauchten Roller holen',
  ],
  ['es', 'Cambiemos de tema. Mañana viene mi hermana a comer', 'Mañana viene mi hermana a comer'],
  [
    'en',
    'Anyway, let’s talk about something else: I see the dentist tomorrow and I’m scared',
    'I see the dentist tomorrow and I’m scared',
  ],
  ['it', 'Cambiamo argomento: che cosa cucino domenica?', 'che cosa cucino domenica?'],
  ['en', 'Let’s change the subject – my landlord raises the rent', 'my landlord raises the rent'],
  [
    'de',
    'Themawechsel, mein Sohn bringt am Sonntag seine Freundin mit',
    'mein Sohn bringt am Sonntag seine Freundin mit',
  ],
  ['ar', 'لنغير الموضوع. أختي سترزق بتوأم في نيسان', 'أختي سترزق بتوأم في نيسان'],
] as [Language, string, string][])('reads in %s what follows: %s', (language, message, rest) => {
  expect(afterChangeOfSubject(message, packOf(language))).toBe(rest)
})

it.each([
  'Let’s change the subject.',
  'Anyway, let’s talk about something else. Ok?',
  'When we change the subject, he just leaves the room',
  'My sister came by today. She wants to talk about the house again',
  '',
])('leaves "%s" as it is', (message) => {
  expect(afterChangeOfSubject(message, packOf('en'))).toBe(message)
})
