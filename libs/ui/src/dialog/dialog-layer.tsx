import { useTranslation } from '@confida/i18n'
import { X } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useId, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { ToastRegion } from '../toast/toast-region.tsx'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'
import { DialogBody } from './dialog-body.tsx'
import { useBackdropClick } from './use-backdrop-click.ts'
import { useModal } from './use-modal.ts'
import { useTopLayer } from './use-top-layer.ts'

/** The open dialog: the native element fills the window, the panel is what one sees. */
export function DialogLayer(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    description,
    children,
    footer,
    size = 'md',
    dismissible = true,
    role,
    className,
  } = props
  const { t } = useTranslation('common')
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(ref, id)
  const isTop = useTopLayer() === id
  const backdrop = useBackdropClick(() => dismissible && onClose())

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (dismissible) onClose()
  }
  // The browser closes a dialog on the second Esc whatever `cancel` says; the owner's state has to follow.
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
  }

  // Only where the browser has no modal dialogs and so no `cancel`.
  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Escape' || typeof event.currentTarget.showModal === 'function') return
    event.stopPropagation()
    if (dismissible) onClose()
  }

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames(styles.layer, styles[size])}
      onCancel={handleCancel}
      onClose={handleClose}
      onKeyDown={handleKeyDown}
      onSubmit={(event) => event.stopPropagation()}
      {...backdrop}
    >
      <div className={classNames(styles.panel, className)} tabIndex={-1}>
        <header className={styles.header}>
          <div className={styles.heading}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className={styles.description}>
                {description}
              </p>
            )}
          </div>
          {dismissible && (
            <IconButton label={t('actions.close')} icon={<X aria-hidden />} onClick={onClose} />
          )}
        </header>
        {children && <DialogBody labelledBy={`${id}-title`}>{children}</DialogBody>}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
      {isTop && <ToastRegion />}
    </dialog>
  )
}
