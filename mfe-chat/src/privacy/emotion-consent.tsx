import { updateEmotionConsent } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api, updateUser, useSession } from '@confida/session'
import { Checkbox, ConfirmDialog, notify } from '@confida/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './privacy-dialog.module.css'

/** The user's own switch for the emotion analysis; it asks before switching off, which deletes the labels. */
export function EmotionConsent() {
  const { t } = useTranslation('chat')
  const isOn = useSession((state) => state.user?.emotion_consent ?? false)
  const [isAsking, setIsAsking] = useState(false)
  const consent = useMutation({
    mutationFn: (enabled: boolean) => api.call(updateEmotionConsent, { body: { enabled } }),
    onSuccess: ({ enabled }) => {
      updateUser({ emotion_consent: enabled })
      notify.success(enabled ? t('privacy.emotions.on') : t('privacy.emotions.off'))
    },
    onError: () => notify.error(t('privacy.emotions.failed')),
  })
  const change = (enabled: boolean) => {
    setIsAsking(false)
    if (!consent.isPending) consent.mutate(enabled)
  }
  return (
    <>
      <Checkbox
        className={styles.consent}
        label={t('privacy.emotions.label')}
        checked={consent.isPending ? consent.variables : isOn}
        onChange={({ target }) => (target.checked ? change(true) : setIsAsking(true))}
      />
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('privacy.emotions.ask')}
        confirmLabel={t('privacy.emotions.confirm')}
        onConfirm={() => change(false)}
        onClose={() => setIsAsking(false)}
      >
        {t('privacy.emotions.askText')}
      </ConfirmDialog>
    </>
  )
}
