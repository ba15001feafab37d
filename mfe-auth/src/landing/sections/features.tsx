import type { FeatureIcon, HomepageDraft } from '@confida/contracts'
import { Heart, type LucideIcon, MessageCircle, Shield, Users } from 'lucide-react'
import styles from './features.module.css'
import { Section } from './section.tsx'

const icons: Record<FeatureIcon, LucideIcon> = { Users, MessageCircle, Heart, Shield }

/** What the product offers, as the administrator lists it. */
export function Features({ texts }: { texts: HomepageDraft }) {
  return (
    <Section isSplit id="features" title={texts.features_title} lead={texts.secondary_description}>
      <ul className={styles.grid}>
        {texts.features.map(({ title, description, icon }, index) => {
          const Icon = icons[icon]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two features may have the same texts
            <li key={index} className={styles.feature}>
              <span className={styles.disc}>
                <Icon aria-hidden size={26} strokeWidth={1.8} data-icon={icon} />
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{description}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
