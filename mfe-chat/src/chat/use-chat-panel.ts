import { useLocation, useNavigate } from 'react-router-dom'
import type { ChatPanel } from './chat-panel.ts'

interface HistoryState {
  chatPanel?: ChatPanel
}

/** What is open over the conversation: in an entry of the history of its own, so that Back closes it. */
export function useChatPanel() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const panel = (state as HistoryState | null)?.chatPanel
  return {
    panel,
    open: (chatPanel: ChatPanel) => navigate({ pathname, search }, { state: { ...state, chatPanel } }),
    close: () => panel && navigate(-1),
  }
}
