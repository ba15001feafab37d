import { useTranslation } from '@confida/i18n'
import { useEffect } from 'react'
import type { RouteTitle } from './route-table.ts'

/** Names the browser's tab after the screen; one without a title names it by itself. */
export function useRouteTitle(title: RouteTitle | undefined): void {
  const { t } = useTranslation('shell')
  const text = title && t(`titles.${title}`)
  useEffect(() => {
    if (text) document.title = text
  }, [text])
}
