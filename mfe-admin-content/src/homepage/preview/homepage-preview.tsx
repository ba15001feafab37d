import type { HomepageDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { FeatureView } from '../components/feature-view.tsx'
import styles from './homepage-preview.module.css'
import { PreviewHeader } from './preview-header.tsx'
import { PreviewHero } from './preview-hero.tsx'

/** The landing page in small, in a browser's frame. Nothing in it can be used: it is a picture of the texts. */
export function HomepagePreview({ texts }: { texts: HomepageDraft }) {
  const { t } = useTranslation('adminContent')
  return (
    <section className={styles.frame} aria-label={t('homepage.preview')}>
      <div aria-hidden className={styles.bar}>
        <span className={styles.dots}>
          <i />
          <i />
          <i />
        </span>
        <span className={styles.address} dir="ltr">
          {window.location.host}
        </span>
      </div>
      <div className={styles.page} dir="auto">
        <PreviewHeader texts={texts} />
        <PreviewHero texts={texts} />
        <div className={styles.features}>
          <h2 className={styles.title}>{texts.features_title}</h2>
          <ul className={styles.list}>
            {texts.features.map((feature, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a draft's features have no identity of their own
              <FeatureView key={index} feature={feature} />
            ))}
          </ul>
        </div>
        <p className={styles.closing}>{texts.secondary_description}</p>
      </div>
    </section>
  )
}
