import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 200

/** A text, debounced. */
export function useDebounced(text: string): string {
  const [debounced, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
