import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { Pencil } from 'lucide-react'
import styles from './composer.module.css'

/** Above the input while the last message is being edited. */
export function EditingBar({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation('common')
  return (
    <div className={styles.editing} role="status">
      <Pencil aria-hidden size={16} />
      <span className={styles.editingText}>{t('messages.editing')}</span>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {common('actions.cancel')}
      </Button>
    </div>
  )
}
