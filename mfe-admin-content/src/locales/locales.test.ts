import { describe, expect, test } from '@jest/globals'
import { loadTexts } from './index.ts'

/** Every text with its key, flattened. */
function entries(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : entries(value, `${prefix}${key}.`),
  )
}

/** A plural form may say its number in words: "two days" is one word in Arabic. */
const isWordy = (key: string) => /_(zero|one|two)$/.test(key)

const variables = (key: string, text: string) =>
  (text.match(/{{\w+}}/g) ?? []).filter((name) => !(isWordy(key) && name === '{{count}}')).sort()

describe.each(['en', 'fr', 'de', 'es', 'ar'] as const)('the texts in %s', (language) => {
  test('say something for every key, with the same variables as the Italian ones', async () => {
    const italian = entries(await loadTexts('it'))
    const translated = new Map(entries(await loadTexts(language)))
    expect([...translated.keys()]).toEqual(italian.map(([key]) => key))
    for (const [key, text] of italian) {
      expect(translated.get(key)?.trim()).not.toBe('')
      expect([key, variables(key, translated.get(key) ?? '')]).toEqual([key, variables(key, text)])
    }
  })
})
