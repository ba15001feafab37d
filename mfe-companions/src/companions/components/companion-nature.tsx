import type { Companion } from '@confida/contracts'
import { useCompanionWords } from '../use-companion-words.ts'
import styles from './companion-card.module.css'

/** The partner's personality and what that is like; an unfinished partner has none. */
export function CompanionNature({ companion }: { companion: Companion }) {
  const words = useCompanionWords()
  const { personality, gender = 'femminile' } = companion
  if (!personality) return null
  return (
    <>
      <p className={styles.personality}>{words.personality(personality.type, gender)}</p>
      <p className={styles.description}>{words.description(personality.type, gender)}</p>
    </>
  )
}
