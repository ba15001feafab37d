export interface Period {
  /** First and last day, `YYYY-MM-DD`, both whole. */
  from?: string
  to?: string
  /** Where the days begin; UTC when it is absent. */
  time_zone?: string
}

/** SQL of the first moment and of the one after the last. */
export interface Bounds {
  start?: string
  end?: string
}

/** What a list is filtered by: SQL parts that must all hold, and the values of their `$1` and following. */
export class Conditions {
  readonly values: unknown[] = []
  private readonly parts: string[]

  constructor(...parts: string[]) {
    this.parts = parts
  }

  get sql(): string {
    return this.parts.length > 0 ? this.parts.join(' and ') : 'true'
  }

  add(sql: string): void {
    this.parts.push(sql)
  }

  /** @returns the placeholder of the value */
  place(value: unknown): string {
    return `$${this.values.push(value)}`
  }

  within(column: string, period: Period): void {
    const { start, end } = this.boundsOf(period)
    if (start) this.add(`${column} >= ${start}`)
    if (end) this.add(`${column} < ${end}`)
  }

  /** Places the days as moments. */
  boundsOf({ from, to, time_zone }: Period): Bounds {
    if (!from && !to) return {}
    const zone = this.place(time_zone ?? 'UTC')
    const startOf = (day: string) => `(${this.place(day)}::date::timestamp at time zone ${zone})`
    // The last day counts in full.
    return { start: from && startOf(from), end: to && startOf(dayAfter(to)) }
  }

  /** That one of the columns contains the text, whatever its case; nothing for no text. */
  contains(columns: string[], text: string | undefined): void {
    if (!text) return
    const pattern = this.placePattern(text)
    this.add(`(${columns.map((column) => `${column} ilike ${pattern}`).join(' or ')})`)
  }

  /** The same for a column whose text is in lower case already. */
  containsFolded(column: string, text: string | undefined): void {
    if (text) this.add(`${column} like lower(${this.placePattern(text)})`)
  }

  private placePattern(text: string): string {
    return this.place(`%${text.replace(/[\\%_]/g, '\\$&')}%`)
  }
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
