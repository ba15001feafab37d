import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Button } from '@confida/ui/antd'
import { MailX, Send, UserCog, UserRoundMinus } from 'lucide-react'
import type { AdministratorRow } from '../administrator-row.ts'
import type { PlainChange } from '../api/administrator.mutations.ts'

export type AdministratorAction = PlainChange | 'role'

interface RowActionsProps {
  row: AdministratorRow
  onAction: (action: AdministratorAction) => void
}

const icon = { 'aria-hidden': true, size: 16 } as const

/** What can be done with one line; nobody changes themselves. */
export function RowActions({ row, onAction }: RowActionsProps) {
  const { t } = useTranslation('administrators')
  const isOwn = useSession(({ user }) => user?.id) === row.id
  if (isOwn) return <>{t('you')}</>
  const named = (action: AdministratorAction) => ({
    size: 'small' as const,
    type: 'text' as const,
    'aria-label': `${t(`actions.${action}`)}: ${row.email}`,
    onClick: () => onAction(action),
  })
  return row.invitation ? (
    <>
      <Button {...named('resend')} icon={<Send {...icon} />}>
        {t('actions.resend')}
      </Button>
      <Button danger {...named('uninvite')} icon={<MailX {...icon} />}>
        {t('actions.uninvite')}
      </Button>
    </>
  ) : (
    <>
      <Button {...named('role')} icon={<UserCog {...icon} />}>
        {t('actions.role')}
      </Button>
      <Button danger {...named('revoke')} icon={<UserRoundMinus {...icon} />}>
        {t('actions.revoke')}
      </Button>
    </>
  )
}
