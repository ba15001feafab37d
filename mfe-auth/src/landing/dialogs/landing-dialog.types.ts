import type { ComponentType } from 'react'

export type LandingDialogName = 'login' | 'register' | 'contact' | 'recovery' | 'terms'

export interface LandingDialogProps {
  onClose: () => void
  /** Puts another dialog in the place of this one. */
  onOpen: (dialog: LandingDialogName) => void
}

export type LandingDialog = ComponentType<LandingDialogProps>
