import { updateEmotionConsent } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api, updateUser, useSession } from '@confida/session'
import { Checkbox, notify } from '@confida/ui'
import { useMutation } from '@tanstack/react-query'
import styles from './privacy-dialog.module.css'

/** The user's own switch for the emotion analysis. */
export function EmotionConsent() {
  const { t } = useTranslation('chat')
  const isOn = useSession((state) => state.user?.emotion_consent ?? false)
  const consent = useMutation({
    mutationFn: (enabled: boolean) => api.call(updateEmotionConsent, { body: { enabled } }),
    onSuccess: ({ enabled }) => {
      updateUser({ emotion_consent: enabled })
      notify.success(enabled ? t('privacy.emotions.on') : t('privacy.emotions.off'))
    },
    onError: () => notify.error(t('privacy.emotions.failed')),
  })
  return (
    <Checkbox
      className={styles.consent}
      label={t('privacy.emotions.label')}
      checked={consent.isPending ? consent.variables : isOn}
      disabled={consent.isPending}
      onChange={(event) => consent.mutate(event.target.checked)}
    />
  )
}
