import { useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { Mic } from 'lucide-react'

interface DictationButtonProps {
  isOn: boolean
  className?: string
  onClick: () => void
}

// Firefox listens to nobody.
const canListen = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window

/** The microphone, where the browser turns speech into text. */
export function DictationButton({ isOn, ...rest }: DictationButtonProps) {
  const { t } = useTranslation('chat')
  if (!canListen()) return null
  return (
    <IconButton
      {...rest}
      variant={isOn ? 'danger' : 'ghost'}
      label={t(isOn ? 'composer.stopDictating' : 'composer.dictate')}
      icon={<Mic aria-hidden />}
    />
  )
}
