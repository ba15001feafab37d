import { useTranslation } from '@confida/i18n'
import { DirectionalIcon, IconButton, VisuallyHidden } from '@confida/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Versions } from '../use-versions.ts'
import styles from './version-switch.module.css'

/** ‹2/3› in a bubble: which version it is, and the way to the others. */
export function VersionSwitch({ versions: { index, total, step, isBusy } }: { versions: Versions }) {
  const { t } = useTranslation('chat')
  const position = t('messages.version', { index, total })
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form
    <div role="group" aria-label={position} className={styles.switch}>
      <IconButton
        className={styles.step}
        label={t('messages.previousVersion')}
        icon={
          <DirectionalIcon>
            <ChevronLeft aria-hidden />
          </DirectionalIcon>
        }
        // Not disabled: the focus would fall to the page.
        aria-disabled={isBusy || index === 1}
        onClick={() => step(-1)}
      />
      <span aria-hidden className={styles.position} dir="ltr">
        {index}/{total}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{position}</span>
      </VisuallyHidden>
      <IconButton
        className={styles.step}
        label={t('messages.nextVersion')}
        icon={
          <DirectionalIcon>
            <ChevronRight aria-hidden />
          </DirectionalIcon>
        }
        aria-disabled={isBusy || index === total}
        onClick={() => step(1)}
      />
    </div>
  )
}
