import { useTranslation } from '@confida/i18n'
import { Link, useLocation } from 'react-router-dom'

/** Links from the password dialog to the account dialog; the screen behind them stays. */
export function AccountLink() {
  const { t } = useTranslation('auth')
  const { state } = useLocation()
  return (
    <Link replace to={{ search: '?dialog=account' }} state={state}>
      {t('account.title')}
    </Link>
  )
}
