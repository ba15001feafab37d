import { useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { Heart, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import styles from './social-proof.module.css'

const items = ['company', 'languages', 'memory', 'card', 'evening', 'hours', 'judgement', 'data'] as const

function ProofItems({ isCopy }: { isCopy?: boolean }) {
  const { t } = useTranslation('auth')
  return (
    <ul className={styles.items} aria-hidden={isCopy}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Heart aria-hidden size={14} className={styles.mark} />
          {t(`landing.proof.items.${item}`)}
        </li>
      ))}
    </ul>
  )
}

/** A band of short voices that scrolls by itself; a second copy makes the loop seamless. */
export function SocialProof() {
  const { t } = useTranslation('auth')
  const [isPaused, setIsPaused] = useState(false)
  return (
    <section
      className={styles.band}
      aria-label={t('landing.proof.label')}
      data-paused={isPaused || undefined}
    >
      <div className={styles.window}>
        <div className={styles.track}>
          <ProofItems />
          <ProofItems isCopy />
        </div>
      </div>
      <IconButton
        size="sm"
        className={styles.pause}
        label={t(isPaused ? 'landing.proof.play' : 'landing.proof.pause')}
        icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        onClick={() => setIsPaused(!isPaused)}
      />
    </section>
  )
}
