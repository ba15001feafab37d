import { create } from 'zustand'

/** The reply that is being read aloud: one at a time. */
export const useReading = create<{ messageId: string | null }>(() => ({ messageId: null }))

export function stopReading(): void {
  if (useReading.getState().messageId === null) return
  useReading.setState({ messageId: null })
  speechSynthesis.cancel()
}
