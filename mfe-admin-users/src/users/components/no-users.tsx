import { useTranslation } from '@confida/i18n'
import { EmptyList } from '@confida/ui/antd'
import { SearchX } from 'lucide-react'

/** Where no account passes the filters. */
export function NoUsers() {
  const { t } = useTranslation('adminUsers')
  return <EmptyList icon={SearchX} title={t('list.empty')} />
}
