import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { languages } from '../languages/registry.ts'
import { say, turn } from '../testing/conversation.fixture.ts'

const SAID: Record<Language, readonly (readonly [message: string, back: RegExp])[]> = {
  it: [
    ['Buongiorno', /^Buongiorno/],
    ['Buonanotte, a domani', /^Buonanotte/],
  ],
  en: [
    ['Good morning', /^(?:Good morning|Morning)/],
    ['Good night, talk tomorrow', /^Good night/],
  ],
  fr: [
    ['Bonsoir', /^Bonsoir/],
    ['Bonne nuit, à demain', /^Bonne nuit/],
  ],
  de: [
    ['Guten Abend', /guten Abend/i],
    ['Gute Nacht, bis morgen', /^Gute Nacht/],
  ],
  es: [
    ['Buenos días', /buenos días/i],
    ['Buenas noches, hasta mañana', /buenas noches/i],
  ],
  ar: [
    ['السلام عليكم', /^وعليكم السلام/],
    ['تصبح على خير', /^وأنت من أهل/],
  ],
}

const THERE: Record<Language, string> = {
  it: 'Ci sei?',
  en: 'You there?',
  fr: 'Tu es là ?',
  de: 'Bist du da?',
  es: '¿Estás ahí?',
  ar: 'صاحي؟',
}

it.each(languages)('says in %s that it is there', (language) => {
  const { text } = say(language, THERE[language])
  expect(text).toMatch(/^(?:Sì, |Yes, |Here, |Oui, |Ja, |Sí, |نعم، |هنا، )/)
})

it.each(languages)('says the same back in %s', (language) => {
  for (const [message, back] of SAID[language])
    expect(say(language, message, { history: [turn('user', '👍'), turn('assistant', '👍')] }).text).toMatch(
      back,
    )
})
