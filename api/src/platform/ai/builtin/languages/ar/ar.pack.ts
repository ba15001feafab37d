import { joinLexicon, type LanguagePack } from '../grammar.ts'
import * as answers from './ar.answers.ts'
import * as everyday from './ar.everyday.ts'
import { feelings } from './ar.feelings.ts'
import { hearing } from './ar.hearing.ts'
import { interests, interestThemes } from './ar.interests.ts'
import { vocabulary } from './ar.lexicon.ts'
import { memory } from './ar.memory.ts'
import * as moves from './ar.moves.ts'
import { close, occasions } from './ar.partner.ts'
import { reflection } from './ar.reflection.ts'
import { topics } from './ar.topics.ts'
import * as voice from './ar.voice.ts'

export const ar: LanguagePack = {
  language: 'ar',
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
