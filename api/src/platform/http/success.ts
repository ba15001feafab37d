import type { Language } from '@confida/contracts'
import { type AnswerTexts, answerTexts } from '@confida/i18n/server'

/** The answer of a call that has nothing to tell but that it worked. */
export const success = (event: keyof AnswerTexts, language: Language) => ({
  success: true as const,
  message: answerTexts[language][event],
})
