import type { LanguagePack } from '../grammar.ts'
import * as answers from './en.answers.ts'
import { feelings } from './en.feelings.ts'
import { interests, interestThemes } from './en.interests.ts'
import { lexicon } from './en.lexicon.ts'
import { memory } from './en.memory.ts'
import * as moves from './en.moves.ts'
import { reflection } from './en.reflection.ts'
import { topics } from './en.topics.ts'
import * as voice from './en.voice.ts'

export const en: LanguagePack = {
  language: 'en',
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
