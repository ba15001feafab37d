import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useBackdropClick } from './use-backdrop-click.ts'

/** The handlers by which a dialog is left without its buttons: Esc and a click beside the panel. */
export function useClosing(dismissible: boolean, onClose: () => void) {
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

  return { ...backdrop, onCancel: handleCancel, onClose: handleClose, onKeyDown: handleKeyDown }
}
