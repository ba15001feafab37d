import type { HomepageDraft, Language } from '@confida/contracts'
import { useTextsIn } from '../../locales/use-texts-in.ts'
import styles from './preview-hero.module.css'

interface PreviewHeroProps {
  texts: HomepageDraft
  language: Language
}

/** The first screenful, with the phone that stands beside the promise. */
export function PreviewHero({ texts, language }: PreviewHeroProps) {
  const start = useTextsIn(language)?.homepage.start
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.title}>{texts.hero_title}</p>
        <p className={styles.subtitle}>{texts.hero_subtitle}</p>
        <p className={styles.description}>{texts.hero_description}</p>
        <span className={styles.start}>{start}</span>
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
