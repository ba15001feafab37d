import { LazyDialog } from '../../lazy/lazy-dialog.tsx'
import { dialogLoaders } from './dialog-loaders.ts'
import type { LandingDialogName } from './landing-dialog.types.ts'

interface LandingDialogsProps {
  dialog: LandingDialogName | undefined
  onOpen: (dialog: LandingDialogName | undefined) => void
}

/** The one dialog that is open over the landing page. */
export function LandingDialogs({ dialog, onOpen }: LandingDialogsProps) {
  if (!dialog) return null
  return (
    <LazyDialog
      key={dialog}
      load={dialogLoaders[dialog]}
      props={{ onOpen, onClose: () => onOpen(undefined) }}
    />
  )
}
