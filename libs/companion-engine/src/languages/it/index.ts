import type { LanguagePack } from '../language.ts'
import { reflection } from './grammar/reflection.ts'
import { shorthand } from './grammar/shorthand.ts'
import { knownAnswers } from './known-answers/index.ts'
import { answeredQuestions } from './patterns/answered-questions.ts'
import { factPatterns } from './patterns/facts.ts'
import { intentPatterns } from './patterns/intents.ts'
import { statementSearch } from './patterns/statement-search.ts'
import { topicPatterns } from './patterns/topics.ts'
import { acts } from './phrases/acts/index.ts'
import { aftercare } from './phrases/aftercare.ts'
import { answers } from './phrases/answers.ts'
import { everydayPhrases } from './phrases/everyday.ts'
import { feelings } from './phrases/feelings.ts'
import { interests } from './phrases/interests.ts'
import { lifeTopics } from './phrases/life-topics.ts'
import { memoryPhrases } from './phrases/memories.ts'
import { personaPhrases } from './phrases/persona.ts'
import { reactions } from './phrases/reactions.ts'
import { subjects } from './phrases/subjects/index.ts'
import { remarks } from './remarks/index.ts'
import { scenePack } from './scenes/index.ts'
import { skills } from './skills/skill-pack.ts'

export const it: LanguagePack = {
  language: 'it',
  patterns: { ...intentPatterns, ...topicPatterns, answeredQuestions },
  facts: factPatterns,
  reflection,
  shorthand,
  scenes: scenePack,
  remarks,
  knownAnswers,
  phrases: {
    ...personaPhrases,
    ...reactions,
    ...everydayPhrases,
    ...memoryPhrases,
    acts,
    subjects,
    aftercare,
    answers,
    topics: { ...feelings, ...lifeTopics, ...interests },
    interests,
  },
  skills,
  search: statementSearch,
}
