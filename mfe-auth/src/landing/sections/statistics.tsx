import { useTranslation } from '@confida/i18n'
import sectionStyles from './section.module.css'
import styles from './statistics.module.css'

/** Marketing statistics: fixed texts, the same in every language (specification §1). */
const statistics = [
  { label: 'users', value: '2,847+' },
  { label: 'messages', value: '150k+' },
  { label: 'satisfaction', value: '96%' },
  { label: 'rating', value: '4.8/5' },
] as const

/** The four statistics. */
export function Statistics() {
  const { t } = useTranslation('auth')
  return (
    <section className={styles.band} aria-label={t('landing.statistics.title')}>
      <dl className={`${sectionStyles.inner} ${styles.statistics}`}>
        {statistics.map(({ label, value }) => (
          <div key={label} className={styles.statistic}>
            <dt className={styles.label}>{t(`landing.statistics.${label}`)}</dt>
            <dd className={styles.number} dir="ltr">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
