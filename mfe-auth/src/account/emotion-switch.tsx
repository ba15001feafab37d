import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Checkbox, notify } from '@confida/ui'
import { useEmotionConsent } from './account.mutations.ts'

/** The person's own switch for the emotion analysis; the chat's privacy notice has the same. */
export function EmotionSwitch() {
  const { t } = useTranslation('auth')
  const isOn = useSession((state) => state.user?.emotion_consent ?? false)
  const consent = useEmotionConsent()
  const change = (enabled: boolean) =>
    consent.mutate(enabled, {
      onSuccess: () => notify.success(t(enabled ? 'account.emotions.on' : 'account.emotions.off')),
      onError: () => notify.error(t('account.emotions.failed')),
    })
  return (
    <Checkbox
      label={t('account.emotions.label')}
      checked={consent.isPending ? consent.variables : isOn}
      disabled={consent.isPending}
      onChange={(event) => change(event.target.checked)}
    />
  )
}
