/** Replies long enough that all streams are open together for a while. */
export const PACE = { everyMs: 500, pieces: 60 }

/** A piece that comes later than this after its time is late. */
export const LATE_MS = 100

export interface Piece {
  /** Milliseconds since 1970. */
  due: number
}
