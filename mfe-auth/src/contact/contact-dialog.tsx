import { useTranslation } from '@confida/i18n'
import { Dialog } from '@confida/ui'
import { ContactOptions } from './contact-options.tsx'

/** Ways to reach the provider, over the landing page or the dashboard. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('contact.title')}
      description={t('contact.description')}
    >
      <ContactOptions />
    </Dialog>
  )
}
