import { createPortal } from 'react-dom'
import type { DialogProps } from './dialog.types.ts'
import { DialogLayer } from './dialog-layer.tsx'

/**
 * A modal dialog on the native element. Its content is mounted while it is open only, so a form starts afresh each
 * time. Dialogs may be nested. On a phone it takes the whole screen (`sm`: a sheet at the bottom).
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? createPortal(<DialogLayer {...props} />, document.body) : null
}
