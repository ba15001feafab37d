import type { HomepageDraft } from '@confida/contracts'
import { FeatureIcon } from './feature-icon.tsx'
import styles from './feature-view.module.css'

/** One feature as the landing page has it: icon, title, description. */
export function FeatureView({ feature }: { feature: HomepageDraft['features'][number] }) {
  return (
    <li className={styles.feature}>
      <span className={styles.icon}>
        <FeatureIcon name={feature.icon} size={20} />
      </span>
      <div dir="auto">
        <h3 className={styles.title}>{feature.title}</h3>
        <p className={styles.description}>{feature.description}</p>
      </div>
    </li>
  )
}
