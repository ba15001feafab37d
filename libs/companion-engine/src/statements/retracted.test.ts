import type { Language } from '@confida/contracts'
import { describe, expect, it } from '@jest/globals'
import { languages } from '../languages/registry.ts'
import { memory, say, turn } from '../testing/conversation.fixture.ts'

interface Told {
  sister: string
  corrected: string
  aboutSister: string
  nameOfSister: string
  cat: string
  nameOfCat: string
  /** Written among what is remembered, by hand. */
  home: string
  whereHome: string
}

const SCRIPTS: Record<Language, Told> = {
  it: {
    sister: 'Mia sorella si chiama Giulia',
    corrected: 'Tua sorella si chiama Paola',
    aboutSister: 'Cosa ti ho detto di mia sorella?',
    nameOfSister: 'Come si chiama mia sorella?',
    cat: 'Ho un gatto che si chiama Milo',
    nameOfCat: 'Come si chiama il mio gatto?',
    home: 'Vivi a Bologna',
    whereHome: 'Dove vivo?',
  },
  en: {
    sister: 'My sister is called Giulia',
    corrected: 'Your sister is called Paola',
    aboutSister: 'What did I tell you about my sister?',
    nameOfSister: 'What is my sister called?',
    cat: 'I have a cat called Milo',
    nameOfCat: 'What is my cat called?',
    home: 'You live in Bologna',
    whereHome: 'Where do I live?',
  },
  fr: {
    sister: 'Ma sœur s’appelle Giulia',
    corrected: 'Ta sœur s’appelle Paola',
    aboutSister: 'Qu’est-ce que je t’ai dit sur ma sœur ?',
    nameOfSister: 'Comment s’appelle ma sœur ?',
    cat: 'J’ai un chat qui s’appelle Milo',
    nameOfCat: 'Comment s’appelle mon chat ?',
    home: 'Tu habites à Bologna',
    whereHome: 'Où est-ce que j’habite ?',
  },
  de: {
    sister: 'Meine Schwester heißt Giulia',
    corrected: 'Deine Schwester heißt Paola',
    aboutSister: 'Was habe ich dir über meine Schwester erzählt?',
    nameOfSister: 'Wie heißt meine Schwester?',
    cat: 'Ich habe eine Katze, sie heißt Milo',
    nameOfCat: 'Wie heißt meine Katze?',
    home: 'Du wohnst in Bologna',
    whereHome: 'Wo wohne ich?',
  },
  es: {
    sister: 'Mi hermana se llama Giulia',
    corrected: 'Tu hermana se llama Paola',
    aboutSister: '¿Qué te conté de mi hermana?',
    nameOfSister: '¿Cómo se llama mi hermana?',
    cat: 'Tengo un gato que se llama Milo',
    nameOfCat: '¿Cómo se llama mi gato?',
    home: 'Vivo en Bologna',
    whereHome: '¿Dónde vivo?',
  },
  ar: {
    sister: 'أختي اسمها Giulia',
    corrected: 'أختك اسمها Paola',
    aboutSister: 'ماذا قلت لك عن أختي؟',
    nameOfSister: 'ما اسم أختي؟',
    cat: 'عندي قطة اسمها Milo',
    nameOfCat: 'ما اسم قطتي؟',
    home: 'تعيش في Bologna',
    whereHome: 'أين أعيش؟',
  },
}

describe.each(languages)('in %s', (language) => {
  const told = SCRIPTS[language]
  const answer = turn('assistant', 'Ok.')

  it('tells a corrected fact as it was corrected', () => {
    const history = [{ ...turn('user', told.sister), retracted: ['person:sister'] }, answer]
    const known = memory('person', 'person:sister', 'Paola', told.corrected)
    for (const question of [told.aboutSister, told.nameOfSister]) {
      const { text, used } = say(language, question, { history, memories: [known] })
      expect(text).toContain('Paola')
      expect(text).not.toContain('Giulia')
      expect(used).toEqual([known.id])
    }
  })

  it('does not tell what was forgotten, in whichever message it stands', () => {
    const history = [
      { ...turn('user', told.cat), retracted: ['pet:cat'] },
      answer,
      turn('user', told.cat),
      answer,
    ]
    expect(say(language, told.nameOfCat, { history }).text).not.toContain('Milo')
    expect(say(language, told.nameOfCat, { history: history.slice(2) }).text).toContain('Milo')
  })

  it('tells nothing that was said before of what is forgotten now', () => {
    const before = told.sister.replace('Giulia', 'Anna')
    const history = [
      turn('user', before),
      answer,
      { ...turn('user', told.sister), retracted: ['person:sister'] },
      answer,
    ]
    expect(say(language, told.aboutSister, { history }).text).not.toMatch(/Giulia|Anna/)
    const known = memory('person', 'person:sister', 'Paola', told.corrected)
    const { text } = say(language, told.aboutSister, { history, memories: [known] })
    expect(text).toContain('Paola')
    expect(text).not.toMatch(/Giulia|Anna/)
  })

  it('answers from what was written by hand', () => {
    const known = memory('other', 'own:1', told.home)
    const { text, used } = say(language, told.whereHome, { memories: [known] })
    expect(text).toContain('Bologna')
    expect(used).toEqual([known.id])
  })
})

it('tells nothing of it in another language than the interface either', () => {
  const history = [
    { ...turn('user', 'My sister is called Giulia'), retracted: ['person:sister'] },
    turn('assistant', 'Ok.'),
  ]
  expect(say('it', 'Cosa ti ho detto di Giulia?', { history }).text).not.toContain('My sister')
})
