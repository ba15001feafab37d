/** What is played to the engine in one language: the same conversation in each. */
export interface Script {
  areYouHuman: string[]
  /** What the user says, and the clause that must come back. */
  reflected: [string, string][]
  whatIsMyName: string
  whatIsMyJob: string
  fact: string
  task: string
  work: string
  yes: string
  no: string
  why: string
  crisis: string[]
  /** Two long days of messages, forty in all. */
  day: string[]
  day2: string[]
}
