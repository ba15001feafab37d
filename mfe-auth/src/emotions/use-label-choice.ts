import type { Emotion, OwnEmotion } from '@confida/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { useOwnEmotionMutations } from './emotion.queries.ts'

/** Arrow keys choose every label that they pass: long enough to come to the one that is meant. */
const PAUSE_MS = 600

type Correct = ReturnType<typeof useOwnEmotionMutations>['correct']

/** A label's choice. It is saved after a pause, or at once by `save`, and with the dialog that closes. */
export function useLabelChoice({ message_id: id, emotion }: OwnEmotion, correct: Correct) {
  const [unsaved, setUnsaved] = useState<Emotion>()
  const saved = correct.isPending ? correct.variables.emotion : emotion
  const save = () => {
    if (!unsaved) return
    setUnsaved(undefined)
    correct.mutate({ id, emotion: unsaved })
  }
  const handleEnd = useEffectEvent(save)
  useEffect(() => {
    if (!unsaved) return
    const pause = setTimeout(() => handleEnd(), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [unsaved])
  useEffect(() => () => handleEnd(), [])
  const choose = (choice: Emotion) => setUnsaved(choice === saved ? undefined : choice)
  return { choice: unsaved ?? saved, choose, save }
}
