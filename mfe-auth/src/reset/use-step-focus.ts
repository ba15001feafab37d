import { useEffect, useRef } from 'react'

/** Leads into each step that follows another: to its field, or to its heading where it asks for nothing. */
export function useStepFocus(step: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    ref.current?.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus()
  }, [step])
  return ref
}
