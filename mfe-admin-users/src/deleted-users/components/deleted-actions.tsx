import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { FileText, RotateCcw } from 'lucide-react'

export type DeletedAction = 'restore' | 'data'

/** What can be done with a deleted account. */
export function DeletedActions({ onAction }: { onAction: (action: DeletedAction) => void }) {
  const { t } = useTranslation('adminUsers')
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCcw aria-hidden />}
        onClick={() => onAction('restore')}
      >
        {t('deleted.restore')}
      </Button>
      <Button variant="ghost" size="sm" icon={<FileText aria-hidden />} onClick={() => onAction('data')}>
        {t('deleted.data')}
      </Button>
    </>
  )
}
