import type { ReactNode } from 'react'

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
