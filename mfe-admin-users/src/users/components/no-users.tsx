import { useTranslation } from '@confida/i18n'
import { Empty } from '@confida/ui/antd'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

/** Where no account passes the filters. */
export function NoUsers({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('adminUsers')
  return (
    <Empty
      image={<SearchX aria-hidden size={48} />}
      styles={{ image: { blockSize: 56 } }}
      description={t('list.empty')}
    >
      {children}
    </Empty>
  )
}
