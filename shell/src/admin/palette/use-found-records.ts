import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RemotePalette } from '../use-admin-navigation.ts'
import { useRemoteText } from '../use-label.ts'
import { type PaletteGroup, toEntry } from './palette-entry.ts'

const PAUSE_MS = 250
const LEAST_LENGTH = 2

/** The text once nothing has been typed for a moment. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Asks the remotes that search for records. What was found for an earlier text is never shown: Enter would open it. */
export function useFoundRecords(palettes: RemotePalette[], typed: string) {
  const remoteText = useRemoteText()
  const text = typed.trim()
  const isLong = text.length >= LEAST_LENGTH
  const isSettled = useSettled(text) === text
  const sources = palettes.flatMap(({ search, ...palette }) => (search ? [{ ...palette, ...search }] : []))
  const answers = useQueries({
    queries: sources.map(({ remote, find }) => ({
      queryKey: ['palette', remote, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(text, signal),
      enabled: isLong && isSettled,
      // An account may have changed since the palette was open last.
      gcTime: 0,
      retry: false,
    })),
  })
  return {
    groups: sources.map(
      (source, index): PaletteGroup => ({
        key: source.remote,
        title: remoteText(source.labelKey, source.namespace),
        entries: (answers[index]?.data ?? []).map((record) => toEntry(record, source)),
      }),
    ),
    isSearching: isLong && sources.length > 0 && (!isSettled || answers.some(({ isFetching }) => isFetching)),
    hasFailed: isLong && answers.some(({ isError }) => isError),
  }
}
