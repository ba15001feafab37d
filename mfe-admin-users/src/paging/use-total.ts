import { useTranslation } from '@confida/i18n'
import { useNumber } from '../format/use-number.ts'
import type { Page } from './page.ts'

export type Total = Pick<Page<unknown>, 'total' | 'isTotalCut'>

/** Writes how many there are; of a search that finds very many the server counts the first only. */
export function useTotal() {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  return ({ total, isTotalCut }: Total) =>
    isTotalCut ? t('paging.moreThan', { total: number(total) }) : number(total)
}
