import { useTranslation } from '@confida/i18n'
import { Tag } from '@confida/ui/antd'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import type { AdministratorRow } from '../administrator-row.ts'

/** Whether the login asks for more than the password. */
export function SecondStepTag({ administrator }: AdministratorRow) {
  const { t } = useTranslation('administrators')
  const { t: tc } = useTranslation('common')
  if (!administrator) return <>{tc('missing.value')}</>
  return administrator.has_second_factor ? (
    <Tag color="success" icon={<ShieldCheck aria-hidden size={14} />}>
      {t('secondStep.on')}
    </Tag>
  ) : (
    <Tag icon={<ShieldOff aria-hidden size={14} />}>{t('secondStep.off')}</Tag>
  )
}
