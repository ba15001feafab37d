import type { HomepageDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, DirectionalIcon } from '@confida/ui'
import { ArrowRight, ShieldCheck } from 'lucide-react'
import type { LandingDialogName } from '../dialogs/landing-dialog.types.ts'
import styles from './hero.module.css'
import { HeroVisual } from './hero-visual.tsx'

interface HeroProps {
  texts: HomepageDraft
  onOpen: (dialog: LandingDialogName) => void
}

/** The first screenful: the promise, the way in, and a look at a conversation. */
export function Hero({ texts, onOpen }: HeroProps) {
  const { t } = useTranslation('auth')
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.text}>
        <p className={styles.eyebrow}>
          <span aria-hidden className={styles.pulse} />
          {t('landing.hero.eyebrow')}
        </p>
        <h1 id="hero-title" className={styles.title}>
          {texts.hero_title}
        </h1>
        <p className={styles.subtitle}>{texts.hero_subtitle}</p>
        <p className={styles.description}>{texts.hero_description}</p>
        <div className={styles.actions}>
          <Button
            size="lg"
            onClick={() => onOpen('register')}
            endIcon={
              <DirectionalIcon>
                <ArrowRight aria-hidden />
              </DirectionalIcon>
            }
          >
            {t('landing.hero.start')}
          </Button>
          <Button size="lg" variant="ghost" href="#how">
            {t('landing.hero.discover')}
          </Button>
        </div>
        <p className={styles.note}>
          <ShieldCheck aria-hidden size={18} />
          {t('landing.hero.note')}
        </p>
      </div>
      <HeroVisual />
    </section>
  )
}
