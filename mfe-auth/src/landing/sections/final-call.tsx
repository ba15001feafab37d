import { useTranslation } from '@confida/i18n'
import { Button, DirectionalIcon } from '@confida/ui'
import { ArrowRight } from 'lucide-react'
import { Confidants } from '../../illustrations/confidants.tsx'
import type { LandingDialogName } from '../dialogs/landing-dialog.types.ts'
import styles from './final-call.module.css'
import sectionStyles from './section.module.css'

/** The last invitation. */
export function FinalCall({ onOpen }: { onOpen: (dialog: LandingDialogName) => void }) {
  const { t } = useTranslation('auth')
  return (
    <section className={sectionStyles.inner} aria-labelledby="final-call-title">
      <div className={styles.panel}>
        <Confidants areClose className={styles.figures} />
        <h2 id="final-call-title" className={styles.title}>
          {t('landing.call.title')}
        </h2>
        <p className={styles.text}>{t('landing.call.text')}</p>
        <Button
          size="lg"
          variant="accent"
          onClick={() => onOpen('register')}
          endIcon={
            <DirectionalIcon>
              <ArrowRight aria-hidden />
            </DirectionalIcon>
          }
        >
          {t('landing.call.button')}
        </Button>
      </div>
    </section>
  )
}
