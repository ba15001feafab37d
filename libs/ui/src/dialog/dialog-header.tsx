import { useTranslation } from '@confida/i18n'
import { X } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog.types.ts'

interface DialogHeaderProps extends Pick<DialogProps, 'title' | 'description' | 'dismissible' | 'onClose'> {
  titleId: string
  descriptionId: string
}

/** What the dialog is about, and the button that closes it. */
export function DialogHeader(props: DialogHeaderProps) {
  const { title, titleId, description, descriptionId, dismissible, onClose } = props
  const { t } = useTranslation('common')
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {description && (
          <p id={descriptionId} className={styles.description}>
            {description}
          </p>
        )}
      </div>
      {dismissible && <IconButton label={t('actions.close')} icon={<X aria-hidden />} onClick={onClose} />}
    </header>
  )
}
