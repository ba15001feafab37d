import { useLocation, useNavigate } from 'react-router-dom'

/**
 * What the dashboard shows. The views are application state, not routes (specification §2): they live in the state of
 * the history entry, so that the address stays, the browser's Back returns to the list and a reload keeps the view.
 */
export type CompanionView =
  | { name: 'list' }
  /** `key` tells one creation from the next: the draft belongs to it. */
  | { name: 'create'; key: string; isDialog: boolean }
  | { name: 'edit'; id: string }

interface HistoryState {
  companionView?: CompanionView
}

const LIST: CompanionView = { name: 'list' }

export function useCompanionView() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const view = (state as HistoryState | null)?.companionView ?? LIST

  const open = (companionView: CompanionView) =>
    navigate({ pathname, search }, { state: { companionView } satisfies HistoryState })

  return {
    view,
    openCreate: ({ isDialog = false } = {}) =>
      open({ name: 'create', key: Date.now().toString(36), isDialog }),
    openEdit: (id: string) => open({ name: 'edit', id }),
    /** Goes back to the entry that the other views were opened from. */
    openList: () => {
      if (view !== LIST) navigate(-1)
    },
  }
}
