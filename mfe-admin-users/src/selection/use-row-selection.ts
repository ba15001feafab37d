import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { useProtection } from '../access/use-is-protected.ts'
import { useUserDisplay } from '../users/user-display.ts'
import type { useSelection } from './use-selection.ts'

/** antd names its own checkboxes in English only. */
const labelled = (box: ReactNode, label: string) =>
  cloneElement(box as ReactElement<{ 'aria-label'?: string }>, { 'aria-label': label })

/**
 * The selection as antd's table takes it; whom the server refuses to change cannot be chosen.
 * @param isStale whether the rows are those of earlier filters: who chooses means what is about to stand there
 */
export function useRowSelection({ ids, choose }: ReturnType<typeof useSelection>, isStale = false) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const isProtected = useProtection()
  return {
    selectedRowKeys: ids,
    preserveSelectedRowKeys: true,
    columnTitle: (box: ReactNode) => labelled(box, t('table.selectPage')),
    getCheckboxProps: (user: User) => ({
      'aria-label': t('table.select', { name: display.name(user) }),
      disabled: isStale || isProtected(user),
    }),
    onChange: (chosen: readonly unknown[], rows: User[]) => choose(chosen as string[], rows),
  }
}
