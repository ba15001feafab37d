import type { DeletedUser } from '@confida/contracts'
import { formatDate, formatDateTime, useTranslation } from '@confida/i18n'
import { Button, Dialog } from '@confida/ui'
import { useEuro, useNumber } from '../../format/use-number.ts'
import { birthDateOf, useUserDisplay } from '../../users/user-display.ts'
import styles from './deleted-data-dialog.module.css'

interface DeletedDataDialogProps {
  user: DeletedUser
  onClose: () => void
}

function useFacts(user: DeletedUser) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const display = useUserDisplay()
  const number = useNumber()
  const euro = useEuro()
  return [
    [t('user.name'), display.name(user)],
    [t('user.email'), display.email(user)],
    [t('user.phone'), display.phone(user)],
    [t('user.birthDate'), formatDate(birthDateOf(user))],
    [t('user.registeredAt'), formatDateTime(user.created_at)],
    [t('deleted.deletedAt'), formatDateTime(user.deleted_at)],
    [t('deleted.deletedBy'), user.deleted_by_name || user.deleted_by || tc('missing.value')],
    [t('user.companions'), number(user.companion_count ?? 0)],
    [t('user.premiumDays'), number(user.days_remaining ?? 0)],
    [t('user.spent'), euro(user.total_spent ?? 0)],
    [t('user.id'), user.id],
  ] as const
}

/** All data of a deleted account. */
export function DeletedDataDialog({ user, onClose }: DeletedDataDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const facts = useFacts(user)
  return (
    <Dialog
      open
      title={t('deleted.dataTitle')}
      footer={<Button onClick={onClose}>{tc('actions.close')}</Button>}
      onClose={onClose}
    >
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
