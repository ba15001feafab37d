import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { say, turn } from '../testing/conversation.fixture.ts'

/** What was told, how it is asked for in no known way, and what the answer has to hold. */
const TOLD: Record<Language, readonly [told: string, asked: string, answer: string]> = {
  it: [
    'Il mio gatto si chiama Pallino. È rosso e dorme sul termosifone',
    'senti, il colore di Pallino te lo ricordi?',
    'rosso',
  ],
  en: [
    'It’s a tiny place in Scarborough, fifth floor',
    'wait, which floor did I say I’m on? The movers are asking',
    'fifth floor',
  ],
  fr: [
    'Avant j’étais boulanger à Lyon',
    'au fait, la boulangerie où j’étais boulanger, dans quelle ville, tu te rappelles ?',
    'Lyon',
  ],
  de: [
    'Meine Tochter Emma wird am Samstag acht',
    'Wie alt wird Emma nochmal? Will nur wissen, ob du zuhörst',
    'Samstag acht',
  ],
  es: [
    'Mi muchacho Beto entra a la prepa en agosto',
    'cómo se llama mi muchacho el que va a la prepa? a ver si me pones atención',
    'Beto',
  ],
  ar: ['اليوم بنت صغيرة اسمها جود رسمت لي صورة', 'بتتذكر شو اسم البنت اللي رسمت لي صورة؟', 'جود'],
}

it.each(languages)('hands back in %s what comes nearest to a question put in no known way', (language) => {
  const [told, asked, answer] = TOLD[language]
  const history = [turn('user', told), turn('assistant', '…'), turn('user', 'ok')]
  expect(say(language, asked, { history }).text).toContain(answer)
})

it('says that there is nothing where nothing is shared', () => {
  const history = [turn('user', 'Il mio gatto si chiama Pallino')]
  const { text } = say('it', 'Ti ricordi di mia cugina?', { history })
  expect(text).not.toContain('Pallino')
  expect(packOf('it').search.say.unknown.some((line) => text.includes(line))).toBe(true)
})
