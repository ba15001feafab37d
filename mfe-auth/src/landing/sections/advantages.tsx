import { useTranslation } from '@confida/i18n'
import { CalmNight } from '../../illustrations/calm-night.tsx'
import { OpenHand } from '../../illustrations/open-hand.tsx'
import { SafeLetter } from '../../illustrations/safe-letter.tsx'
import styles from './advantages.module.css'
import { Section } from './section.tsx'

const advantages = [
  { name: 'free', Picture: OpenHand },
  { name: 'private', Picture: SafeLetter },
  { name: 'always', Picture: CalmNight },
] as const

/** The three promises: free, private, around the clock. */
export function Advantages() {
  const { t } = useTranslation('auth')
  return (
    <Section id="advantages" centred title={t('landing.advantages.title')}>
      <div className={styles.cards}>
        {advantages.map(({ name, Picture }) => (
          <article key={name} className={styles.card}>
            <Picture />
            <div className={styles.words}>
              <h3 className={styles.title}>{t(`landing.advantages.${name}.title`)}</h3>
              <p className={styles.text}>{t(`landing.advantages.${name}.text`)}</p>
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
