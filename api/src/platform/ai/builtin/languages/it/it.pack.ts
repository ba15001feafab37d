import { joinLexicon, type LanguagePack } from '../grammar.ts'
import * as answers from './it.answers.ts'
import * as everyday from './it.everyday.ts'
import { feelings } from './it.feelings.ts'
import { hearing } from './it.hearing.ts'
import { interests, interestThemes } from './it.interests.ts'
import { vocabulary } from './it.lexicon.ts'
import { memory } from './it.memory.ts'
import * as moves from './it.moves.ts'
import { close, occasions } from './it.partner.ts'
import { reflection } from './it.reflection.ts'
import { topics } from './it.topics.ts'
import * as voice from './it.voice.ts'

export const it: LanguagePack = {
  language: 'it',
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
