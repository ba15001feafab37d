import { create } from 'zustand'
import { type Pace, paces } from '../conversation/pace.ts'
import { stored } from '../storage/stored.ts'

/** Pixels of a message's letters (specification §9). */
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

function oneOf<Value extends string>(values: readonly Value[], key: string, otherwise: Value): Value {
  const value = stored.read(key) as Value
  return values.includes(value) ? value : otherwise
}

/** How this browser shows the chat; kept over visits. */
export const usePreferences = create<Preferences>((set) => ({
  textSize: oneOf(Object.keys(textSizes) as TextSize[], TEXT_SIZE_KEY, 'medium'),
  pace: oneOf(paces, PACE_KEY, 'natural'),
  setTextSize: (textSize) => {
    stored.write(TEXT_SIZE_KEY, textSize)
    set({ textSize })
  },
  setPace: (pace) => {
    stored.write(PACE_KEY, pace)
    set({ pace })
  },
}))
