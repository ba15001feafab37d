import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { ShieldCheck } from 'lucide-react'
import styles from './footer.module.css'
import { useDialog } from './use-dialog.ts'

/**
 * Below every screen of who is logged in, administrators too: the link to the choices about the own account. The menu's
 * entries are fixed (specification §2).
 */
export function Footer() {
  const { t } = useTranslation('shell')
  const isLoggedIn = useSession((state) => state.status === 'user')
  const { open } = useDialog()
  if (!isLoggedIn) return null
  return (
    <footer className={styles.footer}>
      <button type="button" className={styles.link} onClick={() => open('account')}>
        <ShieldCheck aria-hidden size={16} />
        {t('userMenu.account')}
      </button>
    </footer>
  )
}
