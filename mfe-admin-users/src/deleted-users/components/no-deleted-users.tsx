import { useTranslation } from '@confida/i18n'
import { EmptyList } from '@confida/ui/antd'
import { UserCheck } from 'lucide-react'

export function NoDeletedUsers() {
  const { t } = useTranslation('adminUsers')
  return <EmptyList icon={UserCheck} title={t('deleted.empty')} />
}
