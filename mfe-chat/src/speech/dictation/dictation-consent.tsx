import { useTranslation } from '@confida/i18n'
import { ConfirmDialog } from '@confida/ui'
import type { speechVendor } from './speech-vendor.ts'

interface DictationConsentProps {
  vendor: ReturnType<typeof speechVendor>
  onConfirm: () => void
  onClose: () => void
}

/** Says, before the first dictation, who gets to hear it. */
export function DictationConsent({ vendor, onConfirm, onClose }: DictationConsentProps) {
  const { t } = useTranslation('chat-speech')
  const isCertain = vendor === 'Google' || vendor === 'Microsoft'
  return (
    <ConfirmDialog
      open
      title={t('consent.title')}
      confirmLabel={t('consent.allow')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {t(isCertain ? 'consent.sent' : 'consent.maybeSent', { vendor: vendor ?? t('consent.browserMaker') })}
      </p>
      <p>{t('consent.confida')}</p>
    </ConfirmDialog>
  )
}
