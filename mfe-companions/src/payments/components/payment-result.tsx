import { useTranslation } from '@confida/i18n'
import { Button, Card, DirectionalIcon } from '@confida/ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from '../payments.module.css'

export interface PaymentResultProps {
  illustration: ReactNode
  title: string
  children: ReactNode
  /** Below the sentence. */
  details?: ReactNode
  /** Without the way back, while the answer is awaited. */
  isWaiting?: boolean
}

/** What the pages after a payment have in common. */
export function PaymentResult({ illustration, title, children, details, isWaiting }: PaymentResultProps) {
  const { t } = useTranslation('companions')
  return (
    <div className={styles.page}>
      <Card padding="lg" className={styles.result} aria-live="polite">
        {illustration}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{children}</p>
        {details}
        {!isWaiting && (
          <Button
            as={Link}
            to="/dashboard"
            className={styles.action}
            icon={
              <DirectionalIcon>
                <ArrowLeft aria-hidden />
              </DirectionalIcon>
            }
          >
            {t('payments.back')}
          </Button>
        )}
      </Card>
    </div>
  )
}
