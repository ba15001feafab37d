import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { DialogLayer } from './dialog-layer.tsx'

export interface DialogProps {
  open: boolean
  /** The close button, Esc and a click beside the panel. */
  onClose: () => void
  title: ReactNode
  /** Under the title. */
  description?: ReactNode
  children?: ReactNode
  /** Stays in sight while the body scrolls. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** False while an answer is required or awaited: no Esc, no click beside, no close button. */
  dismissible?: boolean
  role?: 'dialog' | 'alertdialog'
  className?: string
}

/**
 * A modal dialog on the native element. Its content is mounted while it is open only, so a form starts afresh each
 * time. Dialogs may be nested. On a phone it takes the whole screen (`sm`: a sheet at the bottom).
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? createPortal(<DialogLayer {...props} />, document.body) : null
}
