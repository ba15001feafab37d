import type { DayEntry, NumberEntry } from '@confida/ui/antd'

/** What the fields of a new code hold while somebody types. */
export interface CodeValues {
  code: string
  percent: NumberEntry
  uses_max: NumberEntry
  last_day: DayEntry
}

/** An empty field is no limit; what cannot be read is refused before it is sent. */
export const numberOrNull = (entry: NumberEntry | undefined) => (typeof entry === 'number' ? entry : null)
