import { languages } from '@confida/contracts'
import { expect, test } from '@jest/globals'
import { textProblems } from './text-problems.ts'
import { wordingProblems } from './wording-problems.ts'

// `@confida/i18n` publishes functions, not its texts; and its own tests cannot import this library, which builds on it.
const load = (language: string, file: string): Promise<object> =>
  import(`../../../i18n/src/locales/${language}/${file}.ts`)

const files = ['answers', 'checkout', 'common', 'errors', 'mail', 'options', 'plans']
const cases = languages.flatMap((language) => files.map((file) => [language, file] as const))

test.each(cases)('the texts in %s of %s say as much as the Italian ones', async (language, file) => {
  expect(textProblems(await load('it', file), await load(language, file))).toEqual([])
})

test.each(cases)('the texts in %s of %s are written as the language is', async (language, file) => {
  expect(wordingProblems(language, await load(language, file), await load('it', file))).toEqual([])
})
