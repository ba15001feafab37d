import { useLanguage } from '@confida/i18n'
import { useEffect, useState } from 'react'
import { stopReading } from '../reading/reading.store.ts'
import { regionalTag } from '../regional-tag.ts'
import type { DictationProps } from './dictation.types.ts'
import { DictationConsent } from './dictation-consent.tsx'
import { hasAgreedTo, saveAgreement } from './dictation-consent-storage.ts'
import { ListeningBar } from './listening-bar.tsx'
import { canListenOnDevice } from './speech-recognition.ts'
import { speechVendor } from './speech-vendor.ts'

/** One dictation, from its first press: asks once where what is heard leaves the device, then listens. */
export function DictationSession(props: DictationProps) {
  const lang = regionalTag(useLanguage())
  const vendor = speechVendor()
  const agreement = vendor ?? 'unknown'
  const [isOnDevice, setIsOnDevice] = useState<boolean>()
  const [isAgreed, setIsAgreed] = useState(() => hasAgreedTo(agreement))

  useEffect(() => {
    // It would be heard and written down.
    stopReading()
    let isMounted = true
    void canListenOnDevice(lang).then((can) => isMounted && setIsOnDevice(can))
    return () => {
      isMounted = false
    }
  }, [lang])

  const handleConfirm = () => {
    saveAgreement(agreement)
    setIsAgreed(true)
  }
  if (isOnDevice === undefined) return null
  if (isOnDevice || isAgreed) return <ListeningBar {...props} isOnDevice={isOnDevice} />
  return <DictationConsent vendor={vendor} onConfirm={handleConfirm} onClose={props.onEnd} />
}
