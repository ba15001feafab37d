import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Checkbox, ConfirmDialog, notify } from '@confida/ui'
import { useState } from 'react'
import { useEmotionConsent } from './account.mutations.ts'

/** The person's own switch for the emotion analysis, as in the chat's privacy notice; off deletes the labels, so it asks. */
export function EmotionSwitch() {
  const { t } = useTranslation('auth')
  const isOn = useSession((state) => state.user?.emotion_consent ?? false)
  const consent = useEmotionConsent()
  // Optimistic: the mutation's own state comes a moment later, and the box would flicker.
  const [chosen, setChosen] = useState<boolean>()
  const [isAsking, setIsAsking] = useState(false)
  const change = (enabled: boolean) => {
    setIsAsking(false)
    if (consent.isPending) return
    setChosen(enabled)
    consent.mutate(enabled, {
      onSuccess: () => notify.success(t(enabled ? 'account.emotions.on' : 'account.emotions.off')),
      onError: () => notify.error(t('account.emotions.failed')),
      onSettled: () => setChosen(undefined),
    })
  }
  return (
    <>
      <Checkbox
        label={t('account.emotions.label')}
        checked={chosen ?? isOn}
        onChange={({ target }) => (target.checked ? change(true) : setIsAsking(true))}
      />
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('account.emotions.ask')}
        confirmLabel={t('account.emotions.confirm')}
        onConfirm={() => change(false)}
        onClose={() => setIsAsking(false)}
      >
        {t('account.emotions.askText')}
      </ConfirmDialog>
    </>
  )
}
