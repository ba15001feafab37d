import { useEffect } from 'react'

/** Names the browser's tab while the screen is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const previous = document.title
    document.title = title
    return () => {
      document.title = previous
    }
  }, [title])
}
