import { joinLexicon, type LanguagePack } from '../grammar.ts'
import * as answers from './es.answers.ts'
import * as everyday from './es.everyday.ts'
import { feelings } from './es.feelings.ts'
import { hearing } from './es.hearing.ts'
import { interests, interestThemes } from './es.interests.ts'
import { vocabulary } from './es.lexicon.ts'
import { memory } from './es.memory.ts'
import * as moves from './es.moves.ts'
import { close, occasions } from './es.partner.ts'
import { reflection } from './es.reflection.ts'
import { topics } from './es.topics.ts'
import * as voice from './es.voice.ts'

export const es: LanguagePack = {
  language: 'es',
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
