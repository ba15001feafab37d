import type { EmotionStatistics } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Card } from '@confida/ui/antd'
import { useNumber, useShare } from '../../format/use-number.ts'
import { bandOf } from '../emotion-band.ts'
import { BandMark } from './band-mark.tsx'
import { EmotionIcon } from './emotion-icon.tsx'
import styles from './emotion-tile.module.css'
import { ShareBar } from './share-bar.tsx'

interface EmotionTileProps {
  share: EmotionStatistics['emotion_distribution'][number]
}

/** One emotion: how many messages show it, and how sure that is. */
export function EmotionTile({ share }: EmotionTileProps) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const percent = useShare()
  const { _id, count, percentage, avg_confidence } = share
  return (
    <li aria-label={t(`emotions.names.${_id}`)}>
      <Card size="small" className={styles.card} classNames={{ body: styles.tile }}>
        <h3 className={styles.name}>
          <EmotionIcon emotion={_id} size={20} />
          {t(`emotions.names.${_id}`)}
        </h3>
        <div className={styles.numbers}>
          <span className={styles.percentage}>{percent(percentage)}</span>
          <BandMark band={bandOf(percentage)} />
        </div>
        <ShareBar percentage={percentage} />
        <p className={styles.facts}>
          <span>{t('emotions.messages', { count, number: number(count) })}</span>
          {count > 0 && <span>{t('emotions.confidence', { share: percent(avg_confidence * 100, 0) })}</span>}
        </p>
      </Card>
    </li>
  )
}
