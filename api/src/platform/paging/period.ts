import type { ObjectLiteral } from 'typeorm'

export interface Period {
  /** First and last day, `YYYY-MM-DD`, both whole. */
  from?: string
  to?: string
  /** Where the days begin; UTC when it is absent. */
  time_zone?: string
}

/** SQL of the first moment and of the one after the last, and what its parameters stand for. */
export interface Bounds {
  start?: string
  end?: string
  parameters: ObjectLiteral
}

export function boundsOf({ from, to, time_zone = 'UTC' }: Period): Bounds {
  const startOf = (day: string) => `(${day}::date::timestamp at time zone :zone)`
  return {
    start: from && startOf(':firstDay'),
    // The last day counts in full.
    end: to && startOf(':dayAfter'),
    parameters: { firstDay: from, dayAfter: to && dayAfter(to), zone: time_zone },
  }
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
