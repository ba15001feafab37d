import { useTranslation } from '@confida/i18n'
import { Button, Dialog } from '@confida/ui'

/** Says that there is no place for one more companion. */
export function LimitDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('companions')
  return (
    <Dialog
      open={open}
      size="sm"
      role="alertdialog"
      title={t('companions.limit.title')}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('companions.limit.action')}
        </Button>
      }
    >
      <p>{t('companions.limit.text')}</p>
    </Dialog>
  )
}
