import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { useState } from 'react'
import { loadSpeech, useSpeechParts } from './speech-parts.ts'

/** The first press begins a dictation, the second lets it end. */
export function useDictation() {
  const { t: common } = useTranslation('common')
  const parts = useSpeechParts((state) => state.parts)
  const [phase, setPhase] = useState<'off' | 'on' | 'ending'>('off')
  const isOn = phase !== 'off'

  const toggle = () => {
    if (isOn) return setPhase(phase === 'on' ? 'ending' : 'off')
    loadSpeech().then(
      () => setPhase('on'),
      () => notify.error(common('failure.text')),
    )
  }
  return {
    isOn,
    Session: isOn && parts?.DictationSession,
    toggle,
    controls: {
      isEnding: phase === 'ending',
      onStop: () => setPhase('ending'),
      onEnd: () => setPhase('off'),
    },
  }
}
