import type { Language } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { engine } from '../testing/conversation.fixture.ts'

const now = '2025-11-21T10:00:00Z'
const textsOf = (language: Language, message: string) =>
  engine.extractFacts({ message, language, now }).map(({ text }) => text)

it.each<[Language, string, string]>([
  ['it', 'My name is Luca and I live in London', 'Your name is Luca'],
  ['it', 'I love jazz', 'You like jazz'],
  ['de', 'Mi chiamo Luca', 'Ti chiami Luca'],
  ['en', 'Ho 34 anni e lavoro come infermiera', 'Hai 34 anni'],
  ['ar', 'Je m’appelle Luca', 'Tu t’appelles Luca'],
  ['fr', 'Ich heiße Luca', 'Du heißt Luca'],
  ['it', 'Me llamo Luca', 'Te llamas Luca'],
  ['it', 'اسمي لوقا', 'اسمك لوقا'],
])('with the interface in %s keeps what is stated in another language: %s', (language, message, text) => {
  expect(textsOf(language, message)).toContain(text)
})

it.each<[Language, string]>([
  ['it', 'la mia canzone è I love you baby, non la conosci'],
  ['it', 'il film si chiama My name is nobody'],
  ['en', 'the word for it is ich bin ein doctor'],
  ['fr', 'on dit my name is Bond, je crois'],
  ['es', 'sono'],
  ['de', 'ich war in einer Bar, die hieß Me Llamo Pepe'],
])('with the interface in %s supposes nothing: %s', (language, message) => {
  expect(textsOf(language, message)).toEqual([])
})

it('reads the interface’s language first', () => {
  expect(textsOf('it', 'Mi chiamo Luca, my name is Mark')).toEqual(['Ti chiami Luca'])
})
