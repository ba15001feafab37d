import { useTranslation } from '@confida/i18n'
import Alert from 'antd/es/alert'
import Button from 'antd/es/button'

/** Above a form that shows what was typed before and not saved. */
export function LeftDraft({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Alert
      showIcon
      type="info"
      title={t('draft.restored')}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    />
  )
}
