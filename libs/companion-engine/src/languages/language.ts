import type { Language } from '@confida/contracts'
import type { FactPatterns } from './fact-patterns.ts'
import type { KnownAnswer } from './known-answers.ts'
import type { Patterns } from './patterns.ts'
import type { Phrases } from './phrases.ts'
import type { Reflection } from './reflection.ts'
import type { Remark } from './remarks.ts'
import type { ScenePack } from './scenes.ts'
import type { SkillPack } from './skills.ts'
import type { StatementSearchWords } from './statement-search.ts'

/** All that the engine knows of a language. */
export interface LanguagePack {
  language: Language
  patterns: Patterns
  facts: FactPatterns
  reflection: Reflection
  /** What is typed in haste, folded → as it is spelt. */
  shorthand: Readonly<Record<string, string>>
  phrases: Phrases
  skills: SkillPack
  search: StatementSearchWords
  scenes: ScenePack
  remarks: readonly Remark[]
  knownAnswers: readonly KnownAnswer[]
  /** Corrections of the finished text, such as spaces that must not break. */
  typography?: readonly (readonly [RegExp, string])[]
}
