import type { TimelineEntry } from '@confida/contracts'
import { formatLongDate } from '@confida/i18n'

export interface TimelineDay {
  title: string
  entries: TimelineEntry[]
}

/** The entries by the days of this browser's time zone, in the order in which they came. */
export function groupByDay(entries: readonly TimelineEntry[]): TimelineDay[] {
  const days: TimelineDay[] = []
  for (const entry of entries) {
    const title = formatLongDate(entry.created_at)
    const last = days.at(-1)
    if (last?.title === title) last.entries.push(entry)
    else days.push({ title, entries: [entry] })
  }
  return days
}
