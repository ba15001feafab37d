import { languages } from '@confida/contracts'
import { textProblems, wordingProblems } from '@confida/testing'
import { expect, test } from '@jest/globals'
import { loadInvitationTexts } from './index.ts'

test.each(languages)('the texts in %s say as much as the Italian ones', async (language) => {
  expect(textProblems(await loadInvitationTexts('it'), await loadInvitationTexts(language))).toEqual([])
})

test.each(languages)('the texts in %s are written as the language is', async (language) => {
  const texts = await loadInvitationTexts(language)
  expect(wordingProblems(language, texts, await loadInvitationTexts('it'))).toEqual([])
})
