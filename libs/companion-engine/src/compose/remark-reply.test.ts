import type { Language } from '@confida/contracts'
import { foldText } from '@confida/text-analysis'
import { describe, expect, it } from '@jest/globals'
import { languages, packOf } from '../languages/registry.ts'
import type { Remark } from '../languages/remarks.ts'
import { contextFor, say, turn } from '../testing/conversation.fixture.ts'
import { replyByRemark } from './remark-reply.ts'

/** Told of an evening: ironing, and feet that hurt. */
const TOLD: Record<Language, readonly string[]> = {
  it: ['ho stirato fino adesso, una montagna di camicie', 'ho i piedi distrutti dopo il turno'],
  en: ['been ironing all evening, a mountain of shirts', 'my feet are killing me after that shift'],
  fr: [
    'j’ai repassé toute la soirée, une montagne de chemises',
    'je ne sens plus mes pieds après ce service',
  ],
  de: ['hab den ganzen Abend gebügelt, ein Berg Hemden', 'mir tun die Füße weh nach der Schicht'],
  es: ['estuve planchando toda la tarde, una montaña de camisas', 'me duelen los pies después del turno'],
  ar: ['كويت الملابس طول المساء', 'رجلي توجعني بعد الدوام'],
}
const ASKED: Record<Language, string> = {
  it: 'come si stirano le camicie senza pieghe?',
  en: 'how do I go about ironing shirts without creases?',
  fr: 'comment repasser les chemises sans faux plis ?',
  de: 'wie kann man Hemden ohne Falten bügeln?',
  es: '¿cómo se planchan las camisas sin arrugas?',
  ar: 'كيف أكوي القمصان بدون تجاعيد؟',
}

describe.each(languages)('in %s', (language) => {
  const { remarks } = packOf(language)
  const met = (message: string): Remark[] => remarks.filter(({ signs }) => signs.test(foldText(message)))

  it.each(TOLD[language])('says something to %s', (message) => {
    const context = contextFor(language, message)
    expect(replyByRemark(context)).toBe(true)
    const lines = met(message).flatMap(({ say: lines }) => lines)
    expect(lines).toContain(context.writer.sentences[0])
  })

  it('says nothing to who asks for it', () => {
    expect(replyByRemark(contextFor(language, ASKED[language]))).toBe(false)
  })

  it('says nothing twice', () => {
    const [message = ''] = TOLD[language]
    const lines = met(message).flatMap(({ say: lines }) => lines)
    const history = lines.flatMap((line) => [turn('user', message), turn('assistant', line)])
    expect(replyByRemark(contextFor(language, message, { history }))).toBe(false)
  })

  it('has many, each line of them once', () => {
    expect(remarks.length).toBeGreaterThanOrEqual(120)
    const lines = remarks.flatMap(({ say: lines, ask = [] }) => [...lines, ...ask])
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([])
  })

  it('knows its signs in folded text', () => {
    const letters = remarks.flatMap(({ signs }) =>
      [...signs.source.replace(/\\[bBdDsSwWpP](?:\{\w+\})?/g, '')].filter(
        (letter) => foldText(letter) !== letter,
      ),
    )
    expect(letters).toEqual([])
  })
})

it('has no cheerful word for what hurts, and leaves a grief alone', () => {
  const history = [
    turn('user', 'mia nonna è morta ieri'),
    turn('assistant', 'Mi dispiace davvero tanto per questa perdita.'),
  ]
  expect(replyByRemark(contextFor('it', 'ho stirato la sua camicetta', { history }))).toBe(false)
  expect(say('en', 'been ironing all evening, a mountain of shirts').text).not.toBe('')
})
