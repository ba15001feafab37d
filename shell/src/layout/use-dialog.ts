import { useLocation, useSearchParams } from 'react-router-dom'

const PARAMETER = 'dialog'

/** The open dialog, kept in the address: it has a link, and Back closes it. */
export function useDialog() {
  const [params, setParams] = useSearchParams()
  // Keep the state that the screen behind has in its history entry, such as the dashboard's open wizard.
  const { state } = useLocation()

  const change = (name: string | undefined, replace: boolean) =>
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
    dialog: params.get(PARAMETER) ?? undefined,
    open: (name: string) => change(name, false),
    close: () => change(undefined, true),
  }
}
