import type { Line } from './phrases.ts'

/** What there is to say to something of every day that is told, known by its words alone. */
export interface Remark {
  /** In folded text. */
  signs: RegExp
  /** What else the message must sound like; where it is missing, like nothing in particular. */
  tone?: 'hard' | 'glad'
  /** True of whatever has the signs. */
  say: readonly Line[]
  /** What may be asked on. */
  ask?: readonly Line[]
}
