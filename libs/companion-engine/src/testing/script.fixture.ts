import type { SmallTalkId } from '../languages/phrases.ts'
import type { Decision, News } from '../languages/topics.ts'

/** What the tests say to the engine in one language, and how its answers are recognised. */
export interface Script {
  areYouHuman: string[]
  /** What the user says, and the clause that must come back. */
  reflected: [message: string, clause: string][]
  whatIsMyName: string
  whatIsMyJob: string
  fact: string
  task: string
  work: string
  yes: string
  no: string
  why: string
  crisis: string[]
  recall: [statement: string, question: string, answer: string][]
  news: Record<News, string[]>
  noNews: string[]
  smallTalk: Partial<Record<SmallTalkId, string[]>>
  decisions: Record<Decision, string>
  /** Being nervous before an interview, what to wear, and an answer. */
  interview: string[]
  taste: { statement: string; question: string }
  serious: string
  bare: string[]
  fine: string
  conversations: {
    /** Two long days of messages, forty in all. */
    day: string[]
    nextDay: string[]
    /** A hard day that ends well. */
    hardDay: string[]
    /** Small talk, haste and bad temper, as people type them. */
    evening: string[]
  }
  /** Says that a program is writing. */
  program: RegExp
  notAPerson: RegExp
  /** A first person; written apart from the engine's own check. */
  firstPerson: RegExp
}
