import type { LocalText } from '@confida/remote-kit'
import { useEffect } from 'react'
import { useLocalText } from '../remotes/use-registry.ts'

/** Sets the tab title; a screen without one in the registry sets its own. */
export function useRouteTitle(title: LocalText | undefined): void {
  const toText = useLocalText()
  const text = title && `${toText(title)} – Confida`
  useEffect(() => {
    if (text) document.title = text
  }, [text])
}
