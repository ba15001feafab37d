import { useTranslation } from '@confida/i18n'
import { useEffect } from 'react'
import type { RouteTitle } from './route-table.ts'

/** Sets the tab title; a screen without a title in the route table sets its own. */
export function useRouteTitle(title: RouteTitle | undefined): void {
  const { t } = useTranslation('shell')
  const text = title && t(`titles.${title}`)
  useEffect(() => {
    if (text) document.title = text
  }, [text])
}
