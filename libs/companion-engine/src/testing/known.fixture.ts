import type { Language } from '@confida/contracts'
import { findKnownAnswer } from '../known-answers/find-known-answer.ts'
import type { Line } from '../languages/phrases.ts'
import { packOf } from '../languages/registry.ts'

/** What answers a message that asks what many ask, or else these lines. */
export const knownOr = (language: Language, message: string, lines: readonly Line[]): readonly Line[] =>
  findKnownAnswer(message, message, packOf(language))?.say ?? lines
