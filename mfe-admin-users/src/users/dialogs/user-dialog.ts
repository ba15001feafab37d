import type { User } from '@confida/contracts'

/** What can be done with an account, each in a dialog of its own. */
export type UserAction = 'edit' | 'standby' | 'password' | 'delete'

export interface UserDialogProps {
  user: User
  onClose: () => void
}
