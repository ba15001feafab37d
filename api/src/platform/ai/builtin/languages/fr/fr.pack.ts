import type { LanguagePack } from '../grammar.ts'
import * as answers from './fr.answers.ts'
import { feelings } from './fr.feelings.ts'
import { interests, interestThemes } from './fr.interests.ts'
import { lexicon } from './fr.lexicon.ts'
import { memory } from './fr.memory.ts'
import * as moves from './fr.moves.ts'
import { reflection } from './fr.reflection.ts'
import { topics } from './fr.topics.ts'
import * as voice from './fr.voice.ts'

export const fr: LanguagePack = {
  language: 'fr',
  typography: [
    [/ (?=[?!;])/g, '\u202f'],
    [/ (?=[:»])|(?<=«) /g, '\u00a0'],
  ],
  lexicon,
  reflection,
  memory,
  phrases: {
    ...answers,
    ...moves,
    ...voice,
    themes: { ...feelings, ...topics, ...interestThemes },
    interests,
  },
}
