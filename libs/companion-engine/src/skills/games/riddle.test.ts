import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import type { Turn } from '../../conversation.ts'
import { fill } from '../../facts/sentence.ts'
import { languages, packOf } from '../../languages/registry.ts'
import { say, turn } from '../../testing/conversation.fixture.ts'

const ASK: Record<Language, string> = {
  it: 'dimmi un indovinello',
  en: 'give me a riddle, a hard one',
  fr: 'pose-moi une devinette',
  de: 'gib mir mal ein Rätsel',
  es: 'hazme una adivinanza',
  ar: 'طيب فزورة بقى',
}
const GIVE_UP: Record<Language, string> = {
  it: 'boh, mi arrendo',
  en: 'no clue, I give up',
  fr: 'je donne ma langue au chat',
  de: 'keine ahnung, ich geb auf',
  es: 'ni idea, me rindo',
  ar: 'مش عارف، ايه الحل؟',
}
const WRONG: Record<Language, string> = {
  it: 'un elefante?',
  en: 'an elephant?',
  fr: 'un éléphant ?',
  de: 'ein Elefant?',
  es: '¿un elefante?',
  ar: 'فيل؟',
}
const ANOTHER: Record<Language, string> = {
  it: 'sì dai',
  en: 'yes please',
  fr: 'oui vas-y',
  de: 'ja gerne',
  es: 'sí, otra',
  ar: 'ايوه كمان',
}
const SEA: Record<Language, string> = {
  it: 'perché il mare è salato?',
  en: 'why is the sea salty?',
  fr: 'pourquoi la mer est salée ?',
  de: 'warum ist das Meer salzig?',
  es: '¿por qué el mar es salado?',
  ar: 'لماذا ماء البحر مالح جدا؟',
}
const plain = (text = ''): string => text.replace(/\s+/gu, ' ')

describe.each(languages)('in %s', (language) => {
  const words = packOf(language).skills.games.riddle

  function play(...messages: string[]): string[] {
    const history: Turn[] = []
    for (const message of messages) {
      const { text } = say(language, message, { history: [...history] })
      history.push(turn('user', message), turn('assistant', text))
    }
    return history.filter(({ role }) => role === 'assistant').map(({ content }) => plain(content))
  }
  const askedIn = (reply = '') => words.riddles.find(({ ask }) => reply.startsWith(plain(ask)))

  it('keeps a riddle open until somebody gives up', () => {
    const [asked, wrong, told] = play(ASK[language], WRONG[language], GIVE_UP[language])
    const riddle = askedIn(asked)
    expect(riddle).toBeDefined()
    expect(wrong).toBe(plain(words.wrong))
    expect(told).toBe(plain(fill(words.told, { answer: riddle?.answer ?? '' })))
  })

  it('knows the answer when it is given, and asks another one', () => {
    const riddle = askedIn(play(ASK[language])[0])
    const [, right, next] = play(ASK[language], riddle?.answer ?? '', ANOTHER[language])
    expect(right).toBe(plain(fill(words.right, { answer: riddle?.answer ?? '' })))
    expect(askedIn(next)).toBeDefined()
    expect(askedIn(next)).not.toBe(riddle)
  })

  it('takes the answer of each riddle for right', () => {
    const missed = words.riddles.filter(({ ask, answer }) => {
      const history = [turn('user', ASK[language]), turn('assistant', `${ask} ${words.guess}`)]
      return plain(say(language, answer, { history }).text) !== plain(fill(words.right, { answer }))
    })
    expect(missed).toEqual([])
  })

  it('takes another question for none of the guesses', () => {
    const [, answer] = play(ASK[language], SEA[language])
    expect(answer).not.toBe(plain(words.wrong))
  })

  it('goes on to something else when it is told of something else', () => {
    const history = [
      turn('user', ASK[language]),
      turn('assistant', `${words.riddles[0]?.ask} ${words.guess}`),
      turn('user', '…'),
      turn('assistant', '…'),
      turn('user', '…'),
      turn('assistant', '…'),
    ]
    expect(plain(say(language, WRONG[language], { history }).text)).not.toBe(plain(words.wrong))
  })
})
