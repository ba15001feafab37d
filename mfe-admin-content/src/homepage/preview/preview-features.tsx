import type { HomepageDraft } from '@confida/contracts'
import { FeatureIcon } from '../components/feature-icon.tsx'
import styles from './preview-features.module.css'

/** The features as the landing page shows them: a lead, then a card for each. */
export function PreviewFeatures({ texts }: { texts: HomepageDraft }) {
  return (
    <div className={styles.features}>
      <h2 className={styles.title}>{texts.features_title}</h2>
      <p className={styles.lead}>{texts.secondary_description}</p>
      <ul className={styles.grid}>
        {texts.features.map(({ title, description, icon }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a draft's features have no identity of their own
          <li key={index} className={styles.feature}>
            <span className={styles.disc}>
              <FeatureIcon name={icon} size={20} strokeWidth={1.8} />
            </span>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
