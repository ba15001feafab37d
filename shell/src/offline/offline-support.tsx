import { useSession } from '@confida/session'
import { useEffect, useState } from 'react'

type InstalledAppModule = typeof import('./installed-app.tsx')

/** Nothing comes from a cache in development. */
const isSupported = process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator

function afterLoad(run: () => void): () => void {
  if (document.readyState === 'complete') run()
  else window.addEventListener('load', run)
  return () => window.removeEventListener('load', run)
}

/** What lets the product open without a connection: loaded after everything else, for people who have an account. */
export function OfflineSupport() {
  const isLoggedIn = useSession((state) => state.status === 'user')
  const [module, setModule] = useState<InstalledAppModule>()

  useEffect(() => {
    if (!isSupported || !isLoggedIn) return
    return afterLoad(() => void import('./installed-app.tsx').then(setModule, () => undefined))
  }, [isLoggedIn])

  return module && <module.InstalledApp />
}
