import { languages } from '@confida/contracts'
import { expect, it } from '@jest/globals'
import { loadTexts } from './index.ts'
import type { CompanionTexts } from './it.ts'

const load = async (language: (typeof languages)[number]) => (await loadTexts(language)) as CompanionTexts

const leaves = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, child]) => leaves(child, path ? `${path}.${key}` : key))

const variables = (text: string) =>
  (text.match(/\{\{\w+\}\}/g) ?? []).filter((name) => name !== '{{count}}').toSorted()

it.each(languages)(
  '%s has a text under every key, with the variables of the Italian one',
  async (language) => {
    const italian = leaves(await load('it'))
    const own = new Map(leaves(await load(language)))
    expect([...own.keys()]).toEqual(italian.map(([path]) => path))
    for (const [path, text] of italian) {
      expect([path, own.get(path)?.trim()]).not.toEqual([path, ''])
      expect([path, variables(own.get(path) ?? '')]).toEqual([path, variables(text)])
    }
  },
)

it.each(languages)('%s has the texts that the specification names by their keys', async (language) => {
  const { partners, notifications } = await load(language)
  const named = [
    partners.delete_success,
    partners.delete_error,
    notifications.feedback_sent,
    notifications.feedback_error,
  ]
  expect(new Set(named).size).toBe(4)
})

it('keeps to the wording that the specification quotes', async () => {
  const [italian, english] = [await load('it'), await load('en')]
  expect(italian.wizard.title).toEqual({ create: 'Crea Nuovo Partner', edit: 'Modifica Personalità' })
  expect(english.wizard.problems.create).toBe('Error creating partner')
  expect(english.partners.limit.text).toBe(
    'Maximum number of partners reached, to continue delete an old partner and add a new one',
  )
})
