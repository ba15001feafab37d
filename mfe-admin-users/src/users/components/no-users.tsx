import { useTranslation } from '@confida/i18n'
import { EmptyList } from '@confida/ui/antd'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

/** Where no account passes the filters. */
export function NoUsers({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('adminUsers')
  return (
    <EmptyList icon={SearchX} title={t('list.empty')}>
      {children}
    </EmptyList>
  )
}
