import type { HomepageDraft, Language } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import styles from './homepage-preview.module.css'
import { PreviewFeatures } from './preview-features.tsx'
import { PreviewHeader } from './preview-header.tsx'
import { PreviewHero } from './preview-hero.tsx'

interface HomepagePreviewProps {
  texts: HomepageDraft
  /** In which the texts are written. */
  language: Language
}

/** The landing page in small, in a browser's frame. Nothing in it can be used: it is a picture of the texts. */
export function HomepagePreview({ texts, language }: HomepagePreviewProps) {
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
        <PreviewHero texts={texts} language={language} />
        <PreviewFeatures texts={texts} />
      </div>
    </section>
  )
}
