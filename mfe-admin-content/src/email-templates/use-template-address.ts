import { useSearchParams } from 'react-router-dom'

/** What of the mails is open, in the address beside the shell's `view`: the list, one template, or the outbox. */
export function useTemplateAddress() {
  const [params, setParams] = useSearchParams()

  const addressOf = (open: { edit?: string; tab?: 'outbox' }) => {
    const next = new URLSearchParams({ view: params.get('view') ?? '' })
    for (const [name, value] of Object.entries(open)) next.set(name, value)
    return { search: `?${next}` }
  }

  return {
    editedName: params.get('edit') ?? undefined,
    isOutbox: params.get('tab') === 'outbox',
    addressOf,
    openList: () => setParams({ view: params.get('view') ?? '' }),
  }
}
