import { languages } from '@confida/contracts'
import { textProblems, wordingProblems } from '@confida/testing'
import { expect, it } from '@jest/globals'
import { loadTexts } from './index.ts'
import type { CompanionTexts } from './it.ts'

const load = async (language: (typeof languages)[number]) => (await loadTexts(language)) as CompanionTexts

it.each(languages)('the texts in %s say as much as the Italian ones', async (language) => {
  expect(textProblems(await load('it'), await load(language))).toEqual([])
})

it.each(languages)('the texts in %s are written as the language is', async (language) => {
  expect(wordingProblems(language, await load(language), await load('it'))).toEqual([])
})

it.each(languages)('%s has the texts that the specification names by their keys', async (language) => {
  const { companions, notifications } = await load(language)
  const named = [
    companions.delete_success,
    companions.delete_error,
    notifications.feedback_sent,
    notifications.feedback_error,
  ]
  expect(new Set(named).size).toBe(4)
})

it('keeps to the wording that the specification quotes', async () => {
  const [italian, english] = [await load('it'), await load('en')]
  expect(italian.wizard.title).toEqual({ create: 'Crea Nuovo Partner', edit: 'Modifica Personalità' })
  expect(english.wizard.problems.create).toBe('Error creating partner')
  expect(english.companions.limit.text).toBe(
    'Maximum number of partners reached, to continue delete an old partner and add a new one',
  )
})
