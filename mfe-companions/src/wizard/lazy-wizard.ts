import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chunkQuery } from '../lazy/chunk.queries.ts'

export const wizardPage = {
  name: 'wizard-page',
  load: async () => (await import('./wizard-page.tsx')).WizardPage,
}

export const wizardDialog = {
  name: 'wizard-dialog',
  load: async () => (await import('./wizard-dialog.tsx')).WizardDialog,
}

/** Prefetches the wizard while the browser is idle, so that it opens at once. */
export function useWizardPrefetch() {
  const client = useQueryClient()
  useEffect(() => {
    // Safari has no idle callback; there the wizard is loaded when it is opened.
    window.requestIdleCallback?.(() => void client.prefetchQuery(chunkQuery(wizardPage)))
  }, [client])
}
