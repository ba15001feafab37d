import { formatDate, useTranslation } from '@confida/i18n'
import { Tag } from '@confida/ui/antd'
import type { AdministratorRow } from '../administrator-row.ts'

/** Whether somebody administers, or what became of the invitation. */
export function StateTag({ administrator, invitation }: AdministratorRow) {
  const { t } = useTranslation('administrators')
  if (invitation?.is_expired) return <Tag color="warning">{t('states.expired')}</Tag>
  if (invitation)
    return <Tag color="processing">{t('states.invited', { day: formatDate(invitation.expires_at) })}</Tag>
  return administrator?.is_standby ? (
    <Tag>{t('states.standby')}</Tag>
  ) : (
    <Tag color="success">{t('states.active')}</Tag>
  )
}
