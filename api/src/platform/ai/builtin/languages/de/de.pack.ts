import type { LanguagePack } from '../grammar.ts'
import * as answers from './de.answers.ts'
import { feelings } from './de.feelings.ts'
import { interests, interestThemes } from './de.interests.ts'
import { lexicon } from './de.lexicon.ts'
import { memory } from './de.memory.ts'
import * as moves from './de.moves.ts'
import { reflection } from './de.reflection.ts'
import { topics } from './de.topics.ts'
import * as voice from './de.voice.ts'

export const de: LanguagePack = {
  language: 'de',
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
