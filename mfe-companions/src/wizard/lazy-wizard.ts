import { lazy, useEffect } from 'react'

const loadPage = () => import('./wizard-page.tsx')

export const WizardPage = lazy(async () => ({ default: (await loadPage()).WizardPage }))

export const WizardDialog = lazy(async () => ({
  default: (await import('./wizard-dialog.tsx')).WizardDialog,
}))

/** Prefetches the wizard while the browser is idle, so that it opens at once. */
export function useWizardPrefetch() {
  useEffect(() => {
    // Safari has no idle callback; there the wizard is loaded when it is opened.
    window.requestIdleCallback?.(() => void loadPage().catch(() => undefined))
  }, [])
}
