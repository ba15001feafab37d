import { expect, it } from '@jest/globals'
import { languages } from '../languages/registry.ts'
import { contextFor } from '../testing/conversation.fixture.ts'
import { addOwnName } from './own-name.ts'

const names = {
  it: 'Mi chiamo Greta',
  en: 'My name is Greta',
  de: 'Ich heiße Greta',
  fr: 'Je m’appelle Greta',
  es: 'Me llamo Greta',
  ar: 'اسمي سلمى',
}

it.each(languages)('takes in, in %s, the name that was told', (language) => {
  const context = contextFor(language, names[language])
  addOwnName(context)
  expect(context.writer.sentences.join(' ')).toMatch(/Greta|سلمى/)
})

it('says nothing where no name was told', () => {
  const context = contextFor('it', 'Oggi piove')
  addOwnName(context)
  expect(context.writer.sentences).toEqual([])
})
