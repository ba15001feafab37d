import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Checkbox, notify } from '@confida/ui'
import { useState } from 'react'
import { useEmotionConsent } from './account.mutations.ts'

/** The person's own switch for the emotion analysis; the chat's privacy notice has the same. */
export function EmotionSwitch() {
  const { t } = useTranslation('auth')
  const isOn = useSession((state) => state.user?.emotion_consent ?? false)
  const consent = useEmotionConsent()
  // Optimistic: the mutation's own state comes a moment later, and the box would flicker.
  const [chosen, setChosen] = useState<boolean>()
  const change = (enabled: boolean) => {
    setChosen(enabled)
    consent.mutate(enabled, {
      onSuccess: () => notify.success(t(enabled ? 'account.emotions.on' : 'account.emotions.off')),
      onError: () => notify.error(t('account.emotions.failed')),
      onSettled: () => setChosen(undefined),
    })
  }
  return (
    <Checkbox
      label={t('account.emotions.label')}
      checked={chosen ?? isOn}
      disabled={consent.isPending}
      onChange={(event) => change(event.target.checked)}
    />
  )
}
