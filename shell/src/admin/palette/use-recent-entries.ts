import { useState } from 'react'
import type { PaletteEntry } from './palette-entry.ts'

const KEY = 'admin_palette_recent'
const KEPT = 5

function readIds(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function writeIds(ids: string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Full or forbidden: they hold until the page is left.
  }
}

/** What was opened last, the latest first. Screens are remembered on the device; people only until the page is left. */
export function useRecentEntries(known: PaletteEntry[]) {
  const [ids, setIds] = useState(readIds)
  const [records, setRecords] = useState<PaletteEntry[]>([])

  const add = (entry: PaletteEntry) => {
    const next = [entry.id, ...ids.filter((id) => id !== entry.id)].slice(0, KEPT)
    const kept = entry.isRecord ? [entry, ...records.filter(({ id }) => id !== entry.id)] : records
    setIds(next)
    setRecords(kept.filter(({ id }) => next.includes(id)))
    writeIds(next.filter((id) => !kept.some((record) => record.id === id)))
  }

  const all = [...known, ...records]
  return { recent: ids.flatMap((id) => all.find((entry) => entry.id === id) ?? []), add }
}
