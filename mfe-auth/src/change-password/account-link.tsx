import { useTranslation } from '@confida/i18n'
import { Link, useLocation } from 'react-router-dom'

/** From the menu's password dialog to what else a person decides about the account; the screen behind stays. */
export function AccountLink() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  return (
    <Link replace to={{ search: '?dialog=account' }} state={state}>
      {t('account.title')}
    </Link>
  )
}
