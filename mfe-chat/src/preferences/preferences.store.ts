import { create } from 'zustand'
import { type Pace, paces } from '../conversation/pace.ts'
import { safeStorage } from '../storage/safe-storage.ts'

/** Font size of messages in pixels (specification §9). */
export const textSizes = { small: 14, medium: 16, large: 18, huge: 20 } as const

export type TextSize = keyof typeof textSizes

const TEXT_SIZE_KEY = 'chat_text_size'
const PACE_KEY = 'chat_pace'

interface Preferences {
  textSize: TextSize
  pace: Pace
  setTextSize: (size: TextSize) => void
  setPace: (pace: Pace) => void
}

function toKnownValue<Value extends string>(values: readonly Value[], key: string, fallback: Value): Value {
  const value = safeStorage.read(key) as Value
  return values.includes(value) ? value : fallback
}

/** The chat's display preferences of this browser, kept over visits. */
export const usePreferences = create<Preferences>((set) => ({
  textSize: toKnownValue(Object.keys(textSizes) as TextSize[], TEXT_SIZE_KEY, 'medium'),
  pace: toKnownValue(paces, PACE_KEY, 'natural'),
  setTextSize: (textSize) => {
    safeStorage.write(TEXT_SIZE_KEY, textSize)
    set({ textSize })
  },
  setPace: (pace) => {
    safeStorage.write(PACE_KEY, pace)
    set({ pace })
  },
}))
