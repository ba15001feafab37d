import { useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { ToastRegion } from '../toast/toast-region.tsx'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog.types.ts'
import { DialogBody } from './dialog-body.tsx'
import { DialogHeader } from './dialog-header.tsx'
import { useClosing } from './use-closing.ts'
import { useModal } from './use-modal.ts'
import { useTopLayer } from './use-top-layer.ts'

/** The open dialog: the native element fills the window, the panel is what one sees. */
export function DialogLayer(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, description, children, footer, size = 'md', dismissible = true } = props
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const titleId = `${id}-title`
  const descriptionId = `${id}-description`
  useModal(ref, id)
  const isTop = useTopLayer() === id
  const closing = useClosing(dismissible, onClose)

  return (
    <dialog
      ref={ref}
      role={props.role}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      className={classNames(styles.layer, styles[size])}
      onSubmit={(event) => event.stopPropagation()}
      {...closing}
    >
      <div className={classNames(styles.panel, props.className)} tabIndex={-1}>
        <DialogHeader
          title={title}
          titleId={titleId}
          description={description}
          descriptionId={descriptionId}
          dismissible={dismissible}
          onClose={onClose}
        />
        {children && <DialogBody labelledBy={titleId}>{children}</DialogBody>}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
      {isTop && <ToastRegion />}
    </dialog>
  )
}
