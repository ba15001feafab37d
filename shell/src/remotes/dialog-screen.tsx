import { dialogScreen } from '../routing/route-table.ts'
import { RegistryUnavailable } from './registry-unavailable.tsx'
import { RemoteOutlet } from './remote-outlet.tsx'
import { useDialogTitle } from './use-dialog-title.ts'
import { useRegistry } from './use-registry.ts'

/** The screen that a remote declares for a dialog; undefined names of the address show nothing. */
export function DialogScreen({ dialog, onClose }: { dialog: string; onClose: () => void }) {
  const registry = useRegistry()
  const screen = dialogScreen(registry, dialog)
  const title = useDialogTitle(dialog)
  if (screen) return <RemoteOutlet {...screen} title={title} onClose={onClose} />
  return registry.gap ? <RegistryUnavailable /> : null
}
