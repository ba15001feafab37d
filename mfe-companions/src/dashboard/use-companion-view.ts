import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * What the dashboard shows. The views are application state, not routes (specification §2): they live in the state of
 * the history entry, so that the address stays, the browser's Back returns to the list and a reload keeps the view.
 * `key` tells one opening of a view from the next; the draft of a creation belongs to it.
 */
export type CompanionView =
  | { name: 'list'; key: 'list' }
  | { name: 'create'; key: string; isDialog: boolean }
  | { name: 'edit'; key: string; id: string }

interface HistoryState {
  companionView?: CompanionView
}

const LIST: CompanionView = { name: 'list', key: 'list' }

const newKey = () => Date.now().toString(36)

export function useCompanionView() {
  const { pathname, search, state, key: entry } = useLocation()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<string>()
  const stored = (state as HistoryState | null)?.companionView ?? LIST

  // Usually one step; a dialog that the shell opened over the view has left more entries of it behind.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry that is come to is looked at anew
  useEffect(() => {
    if (leaving === undefined) return
    if (stored.key === leaving) navigate(-1)
    else setLeaving(undefined)
  }, [entry, leaving])

  const open = (companionView: CompanionView) =>
    navigate({ pathname, search }, { state: { companionView } satisfies HistoryState })

  return {
    view: stored.key === leaving ? LIST : stored,
    openCreate: ({ isDialog = false } = {}) => open({ name: 'create', key: newKey(), isDialog }),
    openEdit: (id: string) => open({ name: 'edit', key: newKey(), id }),
    /** Goes back to the entry that the view was opened from. */
    openList: () => {
      if (stored.name !== 'list') setLeaving(stored.key)
    },
  }
}
