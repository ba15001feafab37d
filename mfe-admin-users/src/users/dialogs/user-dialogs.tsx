import type { User } from '@confida/contracts'
import type { ComponentType } from 'react'
import { CustomPasswordDialog } from './custom-password-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { RemoveUserDialog } from './remove-user-dialog.tsx'
import { SecondFactorsDialog } from './second-factors-dialog.tsx'
import { StandbyDialog } from './standby-dialog.tsx'
import type { UserAction, UserDialogProps } from './user-dialog.ts'

const dialogs: Record<UserAction, ComponentType<UserDialogProps>> = {
  edit: EditUserDialog,
  standby: StandbyDialog,
  password: CustomPasswordDialog,
  'second-factors': SecondFactorsDialog,
  delete: RemoveUserDialog,
}

interface UserDialogsProps {
  open: { action: UserAction; user: User } | undefined
  onClosed: () => void
}

/** The dialog that is open, if any. */
export function UserDialogs({ open, onClosed }: UserDialogsProps) {
  if (!open) return null
  const Dialog = dialogs[open.action]
  return <Dialog user={open.user} onClosed={onClosed} />
}
