import { useEffect, useEffectEvent, useState } from 'react'
import { useMediaQuery } from '../layout/use-media-query.ts'

/** The type library lacks it. Safari has none: its Back is a step in the history alone. */
declare const CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined

/**
 * Calls back when a phone's Back asks to close what is open, where the browser tells. With a keyboard antd hears Escape
 * by itself, and knows better what is open above a dialog.
 */
export function useBackRequest(isOpen: boolean, onBack: () => void): void {
  const isTouch = useMediaQuery('(pointer: coarse)')
  const [requests, setRequests] = useState(0)
  const handleBack = useEffectEvent(onBack)
  // A watcher hears one request; what stays open needs another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request begins a new one
  useEffect(() => {
    if (!isOpen || !isTouch || typeof CloseWatcher === 'undefined') return
    const watcher = new CloseWatcher()
    watcher.onclose = () => {
      setRequests((count) => count + 1)
      handleBack()
    }
    return () => watcher.destroy()
  }, [isOpen, isTouch, requests])
}
