import type { LanguagePack } from '../grammar.ts'
import * as answers from './ar.answers.ts'
import { feelings } from './ar.feelings.ts'
import { interests, interestThemes } from './ar.interests.ts'
import { lexicon } from './ar.lexicon.ts'
import { memory } from './ar.memory.ts'
import * as moves from './ar.moves.ts'
import { reflection } from './ar.reflection.ts'
import { topics } from './ar.topics.ts'
import * as voice from './ar.voice.ts'

export const ar: LanguagePack = {
  language: 'ar',
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
