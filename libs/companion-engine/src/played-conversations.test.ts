import type { Language } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { describe, expect, it } from '@jest/globals'
import type { Persona } from './conversation.ts'
import { languages, packOf } from './languages/registry.ts'
import { NOW, talk } from './testing/conversation.fixture.ts'
import { scripts } from './testing/scripts.fixture.ts'
import { parseMessage } from './understand/parse-message.ts'

const caring: Persona = {
  name: 'Sofia',
  gender: 'femminile',
  personality_type: 'dolce',
  communication_style: 'empatico',
  interests: ['musica', 'cucina'],
  relationship_approach: 'stabile',
}
const joking: Persona = {
  name: 'Max',
  gender: 'maschile',
  personality_type: 'giocosa',
  communication_style: 'casual',
  interests: ['sport', 'cinema'],
  relationship_approach: 'complice',
}
const parseOptions = (language: Language) => ({ pack: packOf(language), now: NOW })

describe.each(languages)('played in %s', (language) => {
  const { conversations, firstPerson } = scripts[language]
  const played: [Persona, string[]][] = [
    [caring, conversations.hardDay],
    [joking, conversations.evening],
  ]

  it('hands nothing back in the first person', () => {
    const messages = Object.values(conversations).flat()
    const back = messages.flatMap((message) => {
      const { clause, echo } = parseMessage(message, parseOptions(language))
      return [clause, echo].filter((text) => text !== undefined)
    })
    expect(back.length).toBeGreaterThan(8)
    expect(back.filter((text) => firstPerson.test(text))).toEqual([])
  })

  longTest('begins what is handed back inside a sentence in lower case', () => {
    for (const [persona, messages] of played) {
      const replies = talk(language, messages, persona)
      for (const [index, message] of messages.entries()) {
        const { clause } = parseMessage(message, parseOptions(language))
        const at = replies[index]?.toLowerCase().indexOf(clause?.toLowerCase() ?? '\0') ?? -1
        if (!clause || at < 1 || language === 'ar') continue
        const isInside = /[\p{L},:]\s*$/u.test(replies[index]?.slice(0, at) ?? '')
        expect(replies[index]?.charAt(at)).toBe(isInside ? clause.charAt(0) : clause.charAt(0).toUpperCase())
        expect(clause.charAt(0)).toBe(clause.charAt(0).toLowerCase())
      }
    }
  })

  it('takes up the feeling before the name', () => {
    const [message = ''] = conversations.hardDay
    const [reply = ''] = talk(language, [message], caring)
    const { facts, feeling } = parseMessage(message, parseOptions(language))
    const name = facts.find((fact) => fact.kind === 'name')?.value ?? ''
    expect(feeling).toBe('sad')
    expect(name).not.toBe('')
    expect(reply).toContain(name)
    const { sad } = packOf(language).phrases.topics
    const { clause = sad.acknowledge[0] } = parseMessage(message, parseOptions(language))
    const taken = [clause, ...sad.acknowledge].map((line) => reply.toLowerCase().indexOf(line.toLowerCase()))
    const named = reply.replace(/^[^.!?]*[!.]\s?/u, (hello) =>
      hello.replaceAll(name, '·'.repeat(name.length)),
    )
    const at = named.includes(name) ? named.lastIndexOf(name) : reply.length
    expect(taken.some((from) => from >= 0 && from < at)).toBe(true)
  })
})
