import { useTranslation } from '@confida/i18n'
import { useEffect } from 'react'
import type { AdminEntry } from './use-admin-navigation.ts'
import { useLabel } from './use-label.ts'
import { useView } from './use-view.ts'

/** Sets the tab title to the open view's label, or to the back office's until the remote has loaded. */
export function useViewTitle(entries: AdminEntry[]): void {
  const { t } = useTranslation('shell')
  const view = useView()
  const entry = entries
    .flatMap(({ namespace, title, children, ...own }) =>
      [own, ...(children ?? [])].flatMap(({ within, ...each }) =>
        [each, ...(within ?? [])].map(({ view, labelKey }) => ({ view, labelKey, namespace, title })),
      ),
    )
    .find((each) => each.view === view)
  const label = useLabel(entry ?? { namespace: 'shell' })
  const tabTitle = entry ? `${label(entry.labelKey)} – Confida` : t('titles.admin')
  useEffect(() => {
    document.title = tabTitle
  }, [tabTitle])
}
