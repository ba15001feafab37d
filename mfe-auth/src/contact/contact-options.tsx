import { useTranslation } from '@confida/i18n'
import { Alert, Tag } from '@confida/ui'
import { Mail, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import styles from './contact-options.module.css'
import { useSupportEmail } from './use-support-email.ts'

/** The two channels: e-mail opens the mail client, WhatsApp only tells that it is not open yet (specification §2). */
export function ContactOptions() {
  const { t } = useTranslation('auth')
  const [isTold, setIsTold] = useState(false)
  const email = useSupportEmail()
  const subject = encodeURIComponent(t('contact.subject'))
  return (
    <div className={styles.options}>
      <a className={styles.option} href={`mailto:${email}?subject=${subject}`}>
        <span className={styles.disc}>
          <Mail aria-hidden size={22} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{t('contact.email')}</span>
          <bdi className={styles.detail}>{email}</bdi>
          <span className={styles.detail}>{t('contact.emailText')}</span>
        </span>
      </a>
      <button type="button" className={styles.option} onClick={() => setIsTold(true)}>
        <span className={styles.disc}>
          <MessageCircle aria-hidden size={22} />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>
            {t('contact.whatsapp')} <Tag>{t('contact.soon')}</Tag>
          </span>
          <span className={styles.detail}>{t('contact.whatsappText')}</span>
        </span>
      </button>
      {isTold && (
        <Alert tone="warning" className={styles.alert} onClose={() => setIsTold(false)}>
          {t('contact.whatsappAlert')}
        </Alert>
      )}
    </div>
  )
}
