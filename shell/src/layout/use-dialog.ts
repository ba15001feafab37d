import type { RemoteName } from '@confida/remote-kit'
import { useLocation, useSearchParams } from 'react-router-dom'

/** The dialogs of the user menu and the footer, and the remotes that own them. */
export const dialogRemotes = {
  contact: 'mfe-auth',
  'change-password': 'mfe-auth',
  feedback: 'mfe-companions',
  'become-partner': 'mfe-companions',
  account: 'mfe-auth',
} as const satisfies Record<string, RemoteName>

export type DialogName = keyof typeof dialogRemotes

const PARAMETER = 'dialog'

const isDialogName = (value: string | null): value is DialogName => value !== null && value in dialogRemotes

/** The open dialog, kept in the address: it has a link, and Back closes it. */
export function useDialog() {
  const [params, setParams] = useSearchParams()
  // Keep the state that the screen behind has in its history entry, such as the dashboard's open wizard.
  const { state } = useLocation()
  const value = params.get(PARAMETER)

  const change = (name: DialogName | undefined, replace: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (name) next.set(PARAMETER, name)
        else next.delete(PARAMETER)
        return next
      },
      { replace, state },
    )

  return {
    dialog: isDialogName(value) ? value : undefined,
    open: (name: DialogName) => change(name, false),
    close: () => change(undefined, true),
  }
}
