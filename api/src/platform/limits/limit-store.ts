/** The injection token of the `LimitStore` in use. */
export const LIMIT_STORE = Symbol('limit-store')

export interface UseCount {
  /** This use included. */
  hits: number
  /** Until the window ends. */
  seconds: number
}

/** Where uses are counted. A key's window starts with its first use; what is counted at the same moment is counted exactly. */
export interface LimitStore {
  count(key: string, seconds: number): Promise<UseCount>
  /** Takes one use back. */
  refund(key: string): Promise<void>
  /** Starts the key anew. */
  reset(key: string): Promise<void>
}
