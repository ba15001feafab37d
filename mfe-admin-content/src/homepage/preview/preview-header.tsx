import type { HomepageDraft } from '@confida/contracts'
import { classNames, Logo } from '@confida/ui'
import styles from './preview-header.module.css'

/** The landing page's header: brand and the three ways in. */
export function PreviewHeader({ texts }: { texts: HomepageDraft }) {
  return (
    <div className={styles.header}>
      <Logo size={26} />
      <div className={styles.buttons}>
        <span className={styles.button}>{texts.contact_button_text}</span>
        <span className={classNames(styles.button, styles.secondary)}>{texts.login_button_text}</span>
        <span className={classNames(styles.button, styles.primary)}>{texts.register_button_text}</span>
      </div>
    </div>
  )
}
