import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import { findKnownAnswer } from './find-known-answer.ts'

const SKY: Record<Language, string> = {
  it: 'perché il cielo è blu?',
  en: 'why is the sky blue',
  fr: 'pourquoi le ciel est bleu ?',
  de: 'warum ist der himmel blau?',
  es: '¿por qué el cielo es azul?',
  ar: 'لماذا السماء زرقاء؟',
}

describe.each(languages)('in %s', (language) => {
  const pack = packOf(language)
  const answers = pack.knownAnswers

  it('finds an answer by words in any order', () => {
    const asked = SKY[language]
    const turned = asked.replace(/[?؟¿]/gu, '').trim().split(' ').reverse().join(' ')
    const found = findKnownAnswer(asked, asked, pack)
    expect(found).toBeDefined()
    expect(findKnownAnswer(turned, turned, pack)).toBe(found)
  })

  it('finds nothing where only some of the words stand', () => {
    const half = answers.map(({ ask }) => ask[0]?.split(' ').at(-1)?.split('|')[0]?.replace('*', '') ?? '')
    const found = half.filter((word) => findKnownAnswer(word, word, pack))
    // Some words are known by themselves.
    expect(found.length).toBeLessThan(answers.length / 20)
  })

  it('is asked in ways that are written soundly and stand once', () => {
    const asks = answers.flatMap(({ ask }) => ask)
    const choice = String.raw`[\p{L}\p{N}]+\*?`
    const sound = new RegExp(`^${choice}(?:\\|${choice})*(?: ${choice}(?:\\|${choice})*)*$`, 'u')
    expect(asks.filter((ask) => !sound.test(ask))).toEqual([])
    expect(asks.filter((ask, index) => asks.indexOf(ask) !== index)).toEqual([])
  })

  it('has an answer in one or two ways to each question, at most sixty words long', () => {
    const odd = answers.filter(({ say }) => say.length < 1 || say.length > 2)
    expect(odd).toEqual([])
    const long = answers.flatMap(({ say }) => say).filter((line) => line.split(/\s+/u).length > 60)
    expect(long).toEqual([])
  })
})

it('asks for one word of two in what asks, where it knows a question by two', () => {
  const pack = {
    ...packOf('en'),
    knownAnswers: [
      { ask: ['turin see'], say: ['The museum.'] },
      { ask: ['turin see three'], say: ['The market.'] },
    ],
  }
  const find = (text: string, asking = text) => findKnownAnswer(text, asking, pack)?.say[0]
  expect(find('what is there to see in turin?')).toBe('The museum.')
  expect(find('my sister in turin, I see her often. Am I wrong?', 'Am I wrong?')).toBeUndefined()
  expect(find('in turin I see them for three days. Ideas?', 'Ideas?')).toBe('The market.')
})

it('reads Arabic words without what is written onto them', () => {
  const pack = { ...packOf('ar'), knownAnswers: [{ ask: ['بحر مالح'], say: ['الأنهار تحمل الأملاح.'] }] }
  expect(findKnownAnswer('ليه البحر مالح', 'ليه البحر مالح', pack)).toBeDefined()
})

it.each<[Language, string, string]>([
  ['it', 'mi consigli un film horror?', 'mi consigli un film? niente horror'],
  ['en', 'can you recommend a horror movie?', 'can you recommend a movie, not horror?'],
  ['fr', 'tu me conseilles un film d’horreur ?', 'tu me conseilles un film, mais pas d’horreur ?'],
  ['de', 'kannst du mir einen Horrorfilm empfehlen?', 'kannst du mir einen Film empfehlen? Ohne Horror'],
  ['es', '¿me recomiendas una película de terror?', '¿me recomiendas una película? Nada de terror'],
])('in %s, "%s" is not answered like "%s"', (language, wanted, unwanted) => {
  const pack = packOf(language)
  const found = findKnownAnswer(wanted, wanted, pack)
  expect(found).toBeDefined()
  expect(findKnownAnswer(unwanted, unwanted, pack)).not.toBe(found)
})
