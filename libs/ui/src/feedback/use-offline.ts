import { useEffect, useEffectEvent, useState } from 'react'

/** Whether the browser knows that it has no connection; calls back when it has one again. */
export function useOffline(onReturn: (() => void) | undefined): boolean {
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine)
  const handleReturn = useEffectEvent(() => onReturn?.())
  useEffect(() => {
    const leave = () => setIsOffline(true)
    const come = () => {
      setIsOffline(false)
      handleReturn()
    }
    window.addEventListener('offline', leave)
    window.addEventListener('online', come)
    return () => {
      window.removeEventListener('offline', leave)
      window.removeEventListener('online', come)
    }
  }, [])
  return isOffline
}
