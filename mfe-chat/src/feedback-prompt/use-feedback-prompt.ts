import { useSession } from '@confida/session'
import { useEffect, useState } from 'react'
import { conversationTime, TICK_MS } from './conversation-time.ts'

/** Counts the time while the chat is visible, and says when to ask for feedback. */
export function useFeedbackPrompt() {
  const userId = useSession((state) => state.user?.id)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!userId) return
    const time = conversationTime(userId)
    const check = () => {
      time.count()
      if (!time.isDue()) return
      time.markPrompted()
      setIsOpen(true)
    }
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') return time.begin()
      time.count()
      time.end()
    }
    const leave = () => {
      time.count()
      time.end()
    }
    time.begin()
    if (time.isDue()) check()
    const timer = setInterval(check, TICK_MS)
    document.addEventListener('visibilitychange', handleVisibility)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [userId])

  const answer = (mark: 'markShown' | 'markLeft') => {
    if (userId) conversationTime(userId)[mark]()
    setIsOpen(false)
  }
  return { isOpen, later: () => answer('markShown'), never: () => answer('markLeft') }
}
