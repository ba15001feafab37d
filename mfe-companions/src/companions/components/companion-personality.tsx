import type { Companion } from '@confida/contracts'
import { useCompanionTexts } from '../use-companion-texts.ts'
import styles from './companion-card.module.css'

/** The companion's personality and what that is like; an unfinished companion has none. */
export function CompanionPersonality({ companion }: { companion: Companion }) {
  const words = useCompanionTexts()
  const { personality, gender = 'femminile' } = companion
  if (!personality) return null
  return (
    <>
      <p className={styles.personality}>{words.personality(personality.type, gender)}</p>
      <p className={styles.description}>{words.description(personality.type, gender)}</p>
    </>
  )
}
