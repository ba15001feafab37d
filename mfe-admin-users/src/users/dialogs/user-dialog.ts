import type { User } from '@confida/contracts'

/** What can be done with an account; each action has its own dialog. */
export type UserAction = 'edit' | 'standby' | 'password' | 'delete'

export interface UserDialogProps {
  user: User
  onClose: () => void
}
