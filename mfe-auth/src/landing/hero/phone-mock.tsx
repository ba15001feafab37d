import { useTranslation } from '@confida/i18n'
import { classNames, DirectionalIcon } from '@confida/ui'
import { SendHorizontal } from 'lucide-react'
import { Portrait } from '../../illustrations/portrait.tsx'
import styles from './phone-mock.module.css'

/** The chat as it looks on a phone. */
export function PhoneMock({ className }: { className?: string }) {
  const { t } = useTranslation('auth')
  return (
    <div className={classNames(styles.phone, className)}>
      <div className={styles.screen}>
        <div className={styles.top}>
          <Portrait who="luna" className={styles.avatar} />
          <div>
            <p className={styles.name}>{t('landing.phone.name')}</p>
            <p className={styles.status}>{t('landing.phone.status')}</p>
          </div>
        </div>
        <div className={styles.messages}>
          <p className={styles.theirs}>{t('landing.phone.first')}</p>
          <p className={styles.mine}>{t('landing.phone.second')}</p>
          <p className={styles.theirs}>{t('landing.phone.third')}</p>
          <p className={styles.typing}>
            <span />
            <span />
            <span />
          </p>
        </div>
        <div className={styles.input}>
          <span>{t('landing.phone.input')}</span>
          <span className={styles.send}>
            <DirectionalIcon>
              <SendHorizontal aria-hidden size={16} />
            </DirectionalIcon>
          </span>
        </div>
      </div>
    </div>
  )
}
