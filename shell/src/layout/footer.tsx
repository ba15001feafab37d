import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { ShieldCheck } from 'lucide-react'
import styles from './footer.module.css'
import { useDialog } from './use-dialog.ts'

/**
 * Below an ordinary user's screens: the link to their data choices. The menu's entries are fixed (specification §2).
 */
export function Footer() {
  const { t } = useTranslation('shell')
  const isUser = useSession((state) => state.user?.role === 'user')
  const { open } = useDialog()
  if (!isUser) return null
  return (
    <footer className={styles.footer}>
      <button type="button" className={styles.link} onClick={() => open('account')}>
        <ShieldCheck aria-hidden size={16} />
        {t('footer.account')}
      </button>
    </footer>
  )
}
