/** What one skill is asked, and what its answer holds; and talk that sounds like it and is none. */
export interface SkillExamples {
  asked: readonly (readonly [message: string, answer: string])[]
  notAsked: readonly string[]
}

export type ExamplesBySkill = Record<
  'sums' | 'dates' | 'units' | 'world' | 'texts' | 'jokes' | 'games',
  SkillExamples
>
