import type { Language } from '@confida/contracts'
import { useSearchParams } from 'react-router-dom'

/** What of the templates is open, in the address beside the shell's `view`: the list, or one of them. */
export function useTemplateAddress() {
  const [params, setParams] = useSearchParams()

  const addressOf = (open: { edit?: string; beside?: Language }) => {
    const next = new URLSearchParams({ view: params.get('view') ?? '' })
    for (const [name, value] of Object.entries(open)) next.set(name, value)
    return { search: `?${next}` }
  }

  return {
    editedName: params.get('edit') ?? undefined,
    addressOf,
    openList: () => setParams({ view: params.get('view') ?? '' }),
  }
}
