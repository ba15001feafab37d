import type { Language } from '@confida/contracts'

/** Who calls without a session. */
export interface Visitor {
  /** The network address. */
  address: string
  language: Language
}
