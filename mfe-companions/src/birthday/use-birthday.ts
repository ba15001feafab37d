import { useSession } from '@confida/session'
import { useEffect, useState } from 'react'
import { dayOf, isBirthday, SHOWN_DATE_KEY } from './birthday.ts'

/** Milliseconds after the dashboard came up (specification §9). */
const DELAY_MS = 1500

/** Opens the birthday greeting on the day, once: the day it was last shown on is kept. */
export function useBirthday() {
  const user = useSession((session) => session.user)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const today = dayOf(new Date())
    if (!user || !isBirthday(user, today) || localStorage.getItem(SHOWN_DATE_KEY) === today) return
    const timer = setTimeout(() => {
      localStorage.setItem(SHOWN_DATE_KEY, today)
      setIsOpen(true)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [user])

  return { user, isOpen, close: () => setIsOpen(false) }
}
