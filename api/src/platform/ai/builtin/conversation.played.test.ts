import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { NOW, talk } from './conversation.fixture.ts'
import { played } from './conversation.played.fixture.ts'
import { scripts } from './conversation.scripts.fixture.ts'
import { packOf } from './languages/packs.ts'
import { understand } from './understand/understand.ts'

const languages: Language[] = ['it', 'en', 'fr', 'de', 'es', 'ar']
/** Written apart from the engine's own check. */
const FIRST_PERSON: Record<Language, RegExp> = {
  it: /(?<!\p{L})(?:io|mi|me|mio|mia|miei|mie|ho|sto|sono|faccio|vado|voglio|devo|posso|riesco|penso|sento|avevo|ero)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:I|me|my|mine|myself|am|I['’]\p{L}+)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je|me|moi|mon|ma|mes|ai|suis|vais)(?!\p{L})|(?<!\p{L})[jm]['’]/iu,
  de: /(?<!\p{L})(?:ich|mich|mir|meine?[mnrs]?|bin|habe?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|me|mi|mis|mí|soy|estoy|tengo|he|voy|quiero|puedo|siento|escucho)(?!\p{L})/iu,
  ar: /(?<!\p{L})و?(?:أنا|انا|عندي|لدي|لي|معي|أشعر|أخاف|أريد|أحب|نفسي|لأصدقائي|أختي)(?!\p{L})/u,
}

describe.each(languages)('played in %s', (language) => {
  const said = [
    ...played[language].flatMap(([, messages]) => messages),
    ...scripts[language].day,
    ...scripts[language].day2,
  ]

  it('hands nothing back in the first person', () => {
    const back = said.flatMap((message) => {
      const { clause, echo } = understand(message, packOf(language), NOW)
      return [clause, echo].filter((text) => text !== undefined)
    })
    expect(back.length).toBeGreaterThan(8)
    expect(back.filter((text) => FIRST_PERSON[language].test(text))).toEqual([])
  })

  it('begins what is handed back inside a sentence in lower case', async () => {
    for (const [persona, messages] of played[language]) {
      const replies = await talk(language, messages, persona)
      for (const [index, message] of messages.entries()) {
        const { clause } = understand(message, packOf(language), NOW)
        const at = replies[index]?.toLowerCase().indexOf(clause?.toLowerCase() ?? '\0') ?? -1
        if (!clause || at < 1 || language === 'ar') continue
        const isInside = /[\p{L},:]\s*$/u.test(replies[index]?.slice(0, at) ?? '')
        expect(replies[index]?.charAt(at)).toBe(isInside ? clause.charAt(0) : clause.charAt(0).toUpperCase())
        expect(clause.charAt(0)).toBe(clause.charAt(0).toLowerCase())
      }
    }
  })

  it('takes up the feeling before the name', async () => {
    const [[persona, messages]] = played[language] as [[Parameters<typeof talk>[2], string[]]]
    const [reply = ''] = await talk(language, messages.slice(0, 1), persona)
    const { facts, feeling } = understand(messages[0] ?? '', packOf(language), NOW)
    const name = facts.find((fact) => fact.kind === 'name')?.value ?? ''
    expect(feeling).toBe('sad')
    expect(name).not.toBe('')
    expect(reply).toContain(name)
    const { sad } = packOf(language).phrases.themes
    const { clause = sad.receive[0] } = understand(messages[0] ?? '', packOf(language), NOW)
    const taken = [clause, ...sad.receive].map((line) => reply.toLowerCase().indexOf(line.toLowerCase()))
    const named = reply.replace(/^[^.!?]*[!.]\s?/u, (hello) =>
      hello.replaceAll(name, '·'.repeat(name.length)),
    )
    const at = named.includes(name) ? named.lastIndexOf(name) : reply.length
    expect(taken.some((from) => from >= 0 && from < at)).toBe(true)
  })
})
