import { useTranslation } from '@confida/i18n'
import { EmptyState } from '@confida/ui'
import { UserCheck } from 'lucide-react'

export function NoDeletedUsers() {
  const { t } = useTranslation('adminUsers')
  return <EmptyState illustration={<UserCheck aria-hidden />} title={t('deleted.empty')} />
}
