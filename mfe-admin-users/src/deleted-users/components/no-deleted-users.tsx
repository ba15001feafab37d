import { useTranslation } from '@confida/i18n'
import { Empty } from '@confida/ui/antd'
import { UserCheck } from 'lucide-react'

export function NoDeletedUsers() {
  const { t } = useTranslation('adminUsers')
  return (
    <Empty
      image={<UserCheck aria-hidden size={48} />}
      styles={{ image: { blockSize: 56 } }}
      description={t('deleted.empty')}
    />
  )
}
