import type { HelpLine } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { HeartHandshake } from 'lucide-react'
import styles from './care-card.module.css'
import { CareLine } from './care-line.tsx'

/** Help lines, shown before the reply to a message that speaks of self-harm. */
export function CareCard({ lines }: { lines: HelpLine[] }) {
  const { t } = useTranslation('chat')
  return (
    <section className={styles.card} aria-label={t('care.title')}>
      <HeartHandshake aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('care.title')}</h2>
        <p className={styles.text}>{t('care.text')}</p>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <CareLine key={`${line.country}-${line.name}`} line={line} />
          ))}
        </ul>
      </div>
    </section>
  )
}
