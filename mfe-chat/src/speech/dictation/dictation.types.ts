import type { RefObject } from 'react'

export interface DictationProps {
  /** The field that is dictated into, its text, and what changes it. */
  input: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (value: string) => void
  /** Whether what was said last is still to be understood, and nothing more. */
  isEnding: boolean
  onStop: () => void
  onEnd: () => void
}
