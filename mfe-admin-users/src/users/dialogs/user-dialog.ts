import type { User } from '@confida/contracts'

/** What can be done with an account; each action has its own dialog. */
export type UserAction = 'edit' | 'standby' | 'password' | 'second-factors' | 'delete'

export interface UserDialogProps {
  user: User
  /** Called when the dialog is gone and the focus is back where it was. */
  onClosed: () => void
}
