import { joinLexicon, type LanguagePack } from '../grammar.ts'
import * as answers from './fr.answers.ts'
import * as everyday from './fr.everyday.ts'
import { feelings } from './fr.feelings.ts'
import { hearing } from './fr.hearing.ts'
import { interests, interestThemes } from './fr.interests.ts'
import { vocabulary } from './fr.lexicon.ts'
import { memory } from './fr.memory.ts'
import * as moves from './fr.moves.ts'
import { close, occasions } from './fr.partner.ts'
import { reflection } from './fr.reflection.ts'
import { topics } from './fr.topics.ts'
import * as voice from './fr.voice.ts'

export const fr: LanguagePack = {
  language: 'fr',
  typography: [
    [/ (?=[?!;])/g, '\u202f'],
    [/ (?=[:»])|(?<=«) /g, '\u00a0'],
  ],
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
