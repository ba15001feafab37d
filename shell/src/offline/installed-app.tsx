import { useState } from 'react'
import { UpdateNotice } from './update-notice.tsx'
import { useKeptReleases } from './use-kept-releases.ts'
import { useUpdate } from './use-update.ts'

/** Registers the service worker and announces its updates. */
export function InstalledApp() {
  const activate = useUpdate()
  const [isLater, setIsLater] = useState(false)
  useKeptReleases()
  return <UpdateNotice onReload={isLater ? undefined : activate} onClose={() => setIsLater(true)} />
}
