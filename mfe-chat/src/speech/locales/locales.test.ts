import { languages } from '@confida/contracts'
import { textProblems, wordingProblems } from '@confida/testing'
import { expect, it } from '@jest/globals'
import { loadSpeechTexts } from './index.ts'
import type { SpeechTexts } from './it.ts'

const load = async (language: (typeof languages)[number]) => (await loadSpeechTexts(language)) as SpeechTexts

it.each(languages)('the texts in %s say as much as the Italian ones', async (language) => {
  expect(textProblems(await load('it'), await load(language))).toEqual([])
})

it.each(languages)('the texts in %s are written as the language is', async (language) => {
  expect(wordingProblems(language, await load(language), await load('it'))).toEqual([])
})
