import type { UserEmotions } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNumber, useShare } from '../../format/use-number.ts'
import { bandOf } from '../emotion-band.ts'
import { BandMark } from './band-mark.tsx'
import { EmotionIcon } from './emotion-icon.tsx'
import styles from './emotion-line.module.css'
import { ShareBar } from './share-bar.tsx'

/** One emotion of one user. */
export function EmotionLine({ stat }: { stat: UserEmotions['emotion_stats'][number] }) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const percent = useShare()
  const { emotion, percentage, count } = stat
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <span className={styles.name}>
          <EmotionIcon emotion={emotion} size={18} />
          {t(`emotions.names.${emotion}`)}
        </span>
        <BandMark band={bandOf(percentage)} />
        <span className={styles.count}>
          <strong>{percent(percentage)}</strong> · {t('emotions.messages', { count, number: number(count) })}
        </span>
      </div>
      <ShareBar percentage={percentage} />
    </li>
  )
}
