import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui/antd'
import { FileText, RotateCcw } from 'lucide-react'

export type DeletedAction = 'restore' | 'data'

/** What can be done with a deleted account. */
export function DeletedActions({ onAction }: { onAction: (action: DeletedAction) => void }) {
  const { t } = useTranslation('adminUsers')
  return (
    <>
      <Button size="small" icon={<RotateCcw aria-hidden size={16} />} onClick={() => onAction('restore')}>
        {t('deleted.restore')}
      </Button>
      <Button
        type="text"
        size="small"
        icon={<FileText aria-hidden size={16} />}
        onClick={() => onAction('data')}
      >
        {t('deleted.data')}
      </Button>
    </>
  )
}
