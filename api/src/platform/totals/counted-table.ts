/** A table of totals that can be counted anew from what it counts. */
export interface CountedTable {
  name: string
  /** Which of its rows are counted so: a condition on `t`. */
  scope: string
  /** The columns of its primary key. */
  key: string[]
  /** All other columns. */
  amounts: string[]
  /** Answers a row for each key with all columns, under their names. */
  query: string
}
