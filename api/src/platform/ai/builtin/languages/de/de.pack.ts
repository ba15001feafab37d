import { joinLexicon, type LanguagePack } from '../grammar.ts'
import * as answers from './de.answers.ts'
import * as everyday from './de.everyday.ts'
import { feelings } from './de.feelings.ts'
import { hearing } from './de.hearing.ts'
import { interests, interestThemes } from './de.interests.ts'
import { vocabulary } from './de.lexicon.ts'
import { memory } from './de.memory.ts'
import * as moves from './de.moves.ts'
import { close, occasions } from './de.partner.ts'
import { reflection } from './de.reflection.ts'
import { topics } from './de.topics.ts'
import * as voice from './de.voice.ts'

export const de: LanguagePack = {
  language: 'de',
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
