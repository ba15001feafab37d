import { useSession } from '@confida/session'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LazyQueryProvider } from '../queries/lazy-query-provider.tsx'
import { DialogScreen } from '../remotes/dialog-screen.tsx'
import { CHAT_PATH, USER_HOME } from '../routing/route-table.ts'

/** Asks for the mailbox's code once after the login, and wherever a chat is opened. */
export function SealedChatsGate() {
  const isSealed = useSession(({ user }) => user?.are_chats_sealed && !user.has_temporary_login)
  const isChat = useLocation().pathname.startsWith(CHAT_PATH)
  const [isLater, setIsLater] = useState(false)
  const navigate = useNavigate()
  if (!isSealed || (isLater && !isChat)) return null

  const handleClose = () => {
    setIsLater(true)
    if (isChat) navigate(USER_HOME, { replace: true })
  }
  return (
    <LazyQueryProvider>
      <DialogScreen dialog="unseal-chats" onClose={handleClose} />
    </LazyQueryProvider>
  )
}
