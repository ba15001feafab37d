import type { HomepageDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import styles from './preview-hero.module.css'

/** The first screenful, with the phone that stands beside the promise. */
export function PreviewHero({ texts }: { texts: HomepageDraft }) {
  const { t } = useTranslation('adminContent')
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.title}>{texts.hero_title}</p>
        <p className={styles.subtitle}>{texts.hero_subtitle}</p>
        <p className={styles.description}>{texts.hero_description}</p>
        <span className={styles.start}>{t('homepage.start')}</span>
      </div>
      <div aria-hidden className={styles.phone}>
        <i className={styles.theirs} />
        <i className={styles.mine} />
        <i className={styles.theirs} />
        <i className={styles.theirs} />
        <i className={styles.mine} />
      </div>
    </div>
  )
}
