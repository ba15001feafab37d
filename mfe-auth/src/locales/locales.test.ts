import { languages } from '@confida/contracts'
import { describe, expect, test } from '@jest/globals'
import { loadTexts } from './index.ts'

type Flat = Record<string, string>

function flatten(texts: object, path = ''): Flat {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flatten(value, `${path}${key}.`)),
    ),
  )
}

const variables = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort()

describe.each(languages)('the texts in %s', (language) => {
  test('are complete, and name the same values as the Italian ones', async () => {
    const italian = flatten(await loadTexts('it'))
    const texts = flatten(await loadTexts(language))
    expect(Object.keys(texts).sort()).toEqual(Object.keys(italian).sort())
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim()).not.toBe('')
      expect([key, variables(text)]).toEqual([key, variables(italian[key] ?? '')])
    }
  })
})
