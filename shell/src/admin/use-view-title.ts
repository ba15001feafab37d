import { useTranslation } from '@confida/i18n'
import { useEffect } from 'react'
import type { AdminEntry } from './use-admin-navigation.ts'
import { useLabel } from './use-label.ts'
import { useView } from './use-view.ts'

/** Names the browser's tab after the open view; until its remote has told what it is called, after the back office. */
export function useViewTitle(entries: AdminEntry[]): void {
  const { t } = useTranslation('shell')
  const view = useView()
  const entry = entries
    .flatMap(({ namespace, children, ...own }) =>
      [own, ...(children ?? [])].flatMap(({ within, ...each }) =>
        [each, ...(within ?? [])].map(({ view, labelKey }) => ({ view, labelKey, namespace })),
      ),
    )
    .find((each) => each.view === view)
  const label = useLabel(entry?.namespace ?? 'shell')
  const title = entry ? `${label(entry.labelKey)} – Confida` : t('titles.admin')
  useEffect(() => {
    document.title = title
  }, [title])
}
