import type { LanguagePack } from '../grammar.ts'
import * as answers from './it.answers.ts'
import { feelings } from './it.feelings.ts'
import { interests, interestThemes } from './it.interests.ts'
import { lexicon } from './it.lexicon.ts'
import { memory } from './it.memory.ts'
import * as moves from './it.moves.ts'
import { reflection } from './it.reflection.ts'
import { topics } from './it.topics.ts'
import * as voice from './it.voice.ts'

export const it: LanguagePack = {
  language: 'it',
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
