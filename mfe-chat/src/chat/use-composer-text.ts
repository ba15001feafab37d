import { MESSAGE_MAX } from '@confida/contracts'
import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Conversation } from '../conversation/conversation.ts'

type Input = RefObject<HTMLTextAreaElement | null>

/** Where the focus brings no keyboard up over half of the screen. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches

/** The value of the input: the message being edited, or the draft. */
export function useComposerText({ store, edit, setDraft }: Conversation, input: Input) {
  const draft = useStore(store, (state) => state.draft)
  const editing = useStore(store, (state) => state.editing)
  const failed = useStore(store, (state) => state.failed)
  const value = editing?.text ?? draft

  useEffect(() => {
    if (hasKeyboard()) input.current?.focus({ preventScroll: true })
  }, [input])

  // Focus the input when text was put back into it or is to be edited.
  const isGiven = failed?.isBackInInput || editing?.messageId
  useEffect(() => {
    if (isGiven) input.current?.focus()
  }, [isGiven, input])

  return {
    value,
    /** Characters that may still be written; below zero there are too many. */
    left: MESSAGE_MAX - value.trim().length,
    isEditing: editing !== null,
    change: (text: string) => (editing ? edit({ ...editing, text }) : setDraft(text)),
  }
}
