import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { DictationProps } from './dictation.types.ts'
import { insertDictated, type Surroundings } from './insert-dictated.ts'

/** Writes into the field at the caret, and ends as soon as anybody else does: who types, or sends, has said enough. */
export function useDictatedText({ input, value, onChange, onEnd }: DictationProps) {
  const expected = useRef(value)
  const around = useRef<Surroundings>(undefined)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (value !== expected.current) end()
  }, [value])

  return (text: string) => {
    const field = input.current
    if (!field) return
    around.current ??= {
      before: value.slice(0, field.selectionStart),
      after: value.slice(field.selectionEnd),
    }
    const { value: written, caret } = insertDictated(around.current, text)
    expected.current = written
    flushSync(() => onChange(written))
    if (document.activeElement === field) field.setSelectionRange(caret, caret)
    if (caret === written.length) field.scrollTop = field.scrollHeight
  }
}
