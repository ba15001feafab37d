import type { LanguagePack } from '../grammar.ts'
import * as answers from './es.answers.ts'
import { feelings } from './es.feelings.ts'
import { interests, interestThemes } from './es.interests.ts'
import { lexicon } from './es.lexicon.ts'
import { memory } from './es.memory.ts'
import * as moves from './es.moves.ts'
import { reflection } from './es.reflection.ts'
import { topics } from './es.topics.ts'
import * as voice from './es.voice.ts'

export const es: LanguagePack = {
  language: 'es',
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
