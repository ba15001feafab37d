import { joinLexicon, type LanguagePack } from '../grammar.ts'
import * as answers from './en.answers.ts'
import * as everyday from './en.everyday.ts'
import { feelings } from './en.feelings.ts'
import { hearing } from './en.hearing.ts'
import { interests, interestThemes } from './en.interests.ts'
import { vocabulary } from './en.lexicon.ts'
import { memory } from './en.memory.ts'
import * as moves from './en.moves.ts'
import { close, occasions } from './en.partner.ts'
import { reflection } from './en.reflection.ts'
import { topics } from './en.topics.ts'
import * as voice from './en.voice.ts'

export const en: LanguagePack = {
  language: 'en',
  lexicon: joinLexicon(vocabulary, hearing),
  reflection,
  memory,
  phrases: {
    ...answers,
    answers: { ...answers.answers, ...close },
    ...everyday,
    ...moves,
    ...voice,
    themes: { ...feelings, ...topics, ...occasions, ...interestThemes },
    interests,
  },
}
