import { describe, expect, it } from '@jest/globals'
import type { Turn } from '../../conversation.ts'
import { fill } from '../../facts/sentence.ts'
import { questionText } from '../../languages/phrases.ts'
import { languages, packOf } from '../../languages/registry.ts'
import { say, turn } from '../../testing/conversation.fixture.ts'
import { skillExamples } from '../../testing/skill-examples.fixture.ts'
import { says } from './game-turns.ts'

const STOP = { it: 'basta', en: 'stop', fr: 'stop', de: 'stopp', es: 'basta', ar: 'توقف' }
const NO_CHOICE = {
  it: 'Sei forte. Comunque prima mi hai risposto come un manuale',
  en: 'You’re a star. Still, you sounded like a manual before',
  fr: 'T’es un chef. Mais tout à l’heure tu parlais comme une notice',
  de: 'Du bist super. Vorhin klang das aber wie ein Handbuch',
  es: 'Eres un sol. Igual antes me contestaste como un manual',
  ar: 'أنت رائع. لكن كلامك قبل قليل كان مثل كتيب إرشادات',
}
const NUMBER = /\d+/

describe.each(languages)('in %s', (language) => {
  const { games, jokes } = packOf(language).skills
  const { answers } = packOf(language).phrases
  const [, [startGuess], [startHands], [startChain]] = skillExamples[language].games.asked as [
    unknown,
    readonly [string],
    readonly [string],
    readonly [string],
  ]

  /** A game in which each reply decides what is said next. */
  function play(first: string, next: (reply: string) => string | undefined): string[] {
    const history: Turn[] = []
    const replies: string[] = []
    for (let message: string | undefined = first; message !== undefined && replies.length < 60; ) {
      const { text } = say(language, message, { history: [...history] })
      history.push(turn('user', message), turn('assistant', text))
      replies.push(text)
      message = next(text)
    }
    return replies
  }

  it('has its number found by halving, and counts the guesses', () => {
    let [low, high] = [1, 100]
    let tries = 0
    const replies = play(startGuess, (reply) => {
      const last = turn('assistant', reply)
      const number = Number(NUMBER.exec(reply)?.[0])
      if (says(last, games.guess.higher)) low = number + 1
      else if (says(last, games.guess.lower)) high = number - 1
      else if (says(last, games.guess.found)) return undefined
      tries++
      return String(Math.floor((low + high) / 2))
    })
    const number = String(Math.floor((low + high) / 2))
    expect(replies.at(-1)?.replace(/[\u00a0\u202f]/g, ' ')).toBe(
      fill(games.guess.found, { number, tries: String(tries) }),
    )
    expect(tries).toBeLessThanOrEqual(7)
  })

  it('plays hands to three points', () => {
    const label = games.hands.labels.rock
    const hand = language === 'ar' ? 'حجر' : label
    const replies = play(startHands, (reply) => {
      const last = turn('assistant', reply)
      return says(last, games.hands.won) || says(last, games.hands.lost) ? undefined : hand
    })
    const [, yours, mine] = /(\d):(\d)/.exec(replies.at(-1) ?? '') ?? []
    expect([yours, mine].filter((points) => points === '3')).toHaveLength(1)
    expect(replies.length).toBeLessThan(60)
  })

  it('goes on with a word that fits, and refuses one that does not', () => {
    const { words } = games.chain
    const replies = play(startChain, () => undefined)
    const letter = replies[0]?.match(/(\p{L})\.$/u)?.[1]?.toLowerCase() ?? ''
    const fitting = words.find((word) => word.toLowerCase().startsWith(letter)) ?? ''
    const history = [turn('user', startChain), turn('assistant', replies[0] ?? '')]
    const { text } = say(language, fitting, { history })
    expect(
      says(turn('assistant', text), games.chain.next) || says(turn('assistant', text), games.chain.won),
    ).toBe(true)
    const other = words.find((word) => !word.toLowerCase().startsWith(letter)) ?? ''
    expect(says(turn('assistant', say(language, other, { history }).text), games.chain.wrong)).toBe(true)
  })

  it.each([
    ['guess', startGuess],
    ['hands', startHands],
    ['chain', startChain],
  ] as const)('can be stopped: %s', (game, start) => {
    const [opening = ''] = play(start, () => undefined)
    const history = [turn('user', start), turn('assistant', opening)]
    const { text } = say(language, STOP[language], { history })
    expect(says(turn('assistant', text), games[game].stopped)).toBe(true)
    const after = [...history, turn('user', STOP[language]), turn('assistant', text)]
    expect(says(turn('assistant', say(language, '42', { history: after }).text), games.guess.higher)).toBe(
      false,
    )
  })

  it('ends "this or that" after five choices', () => {
    const question = questionText(answers.game.followUp[0])
    let history = [turn('user', '…'), turn('assistant', question)]
    const replies: string[] = []
    for (let round = 0; round < 5; round++) {
      const { text } = say(language, question.split(' ')[0] ?? '', { history })
      replies.push(text)
      history = [...history, turn('user', '…'), turn('assistant', text)]
    }
    expect(says(turn('assistant', replies[4] ?? ''), games.choice.finished)).toBe(true)
    expect(new Set(replies).size).toBe(5)
  })

  it('takes nothing but a choice for one', () => {
    const question = questionText(answers.game.followUp[0])
    const history = [turn('user', '…'), turn('assistant', question)]
    const { text } = say(language, NO_CHOICE[language], { history })
    expect(games.choice.next.some((next) => says(turn('assistant', text), next))).toBe(false)
  })

  it('tells no joke twice, and says when it knows no more', () => {
    const [[joke]] = skillExamples[language].jokes.asked as unknown as [[string]]
    const all = answers.joke.say.length + jokes.jokes.length
    let asked = 0
    const replies = play(joke, () => (++asked <= all ? joke : undefined))
    expect(new Set(replies).size).toBe(all + 1)
    expect(says(turn('assistant', replies.at(-1) ?? ''), jokes.usedUp)).toBe(true)
  })
})
