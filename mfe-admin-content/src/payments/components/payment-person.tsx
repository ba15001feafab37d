import type { AdminPayment } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Link } from 'react-router-dom'

/** Whose payment it is, with the way to the account. */
export function PaymentPerson({ payment }: { payment: AdminPayment }) {
  const { t } = useTranslation('adminContent')
  const { user_email, is_user_deleted } = payment
  if (!user_email) return t('payments.gone')
  const view = is_user_deleted ? 'eliminati' : 'utenti'
  return <Link to={{ search: `?${new URLSearchParams({ view, search: user_email })}` }}>{user_email}</Link>
}
