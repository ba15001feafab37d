import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Tag } from '@confida/ui/antd'
import { ShieldCheck } from 'lucide-react'

/** Active or on standby, and whether it is an administrator. */
export function UserStatusTag({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  return (
    <>
      <Tag color={user.is_standby ? 'warning' : 'success'}>
        {t(user.is_standby ? 'user.standby' : 'user.active')}
      </Tag>
      {user.role === 'admin' && <Tag icon={<ShieldCheck aria-hidden size={14} />}>{t('user.admin')}</Tag>}
    </>
  )
}
