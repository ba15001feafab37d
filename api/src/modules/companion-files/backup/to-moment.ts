const EPOCH = 0

/** A moment of a file that anybody may have written: neither before computers nor after now. */
export const toMoment = (time: string | number, now: Date): Date =>
  new Date(Math.min(Math.max(new Date(time).getTime(), EPOCH), now.getTime()))
