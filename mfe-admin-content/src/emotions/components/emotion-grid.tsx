import { type EmotionStatistics, emotions } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Card, Skeleton } from '@confida/ui/antd'
import { useId } from 'react'
import { BandLegend } from './band-legend.tsx'
import styles from './emotion-grid.module.css'
import { EmotionTile } from './emotion-tile.tsx'

type Share = EmotionStatistics['emotion_distribution'][number]

/** One that no message shows is a tile with 0. */
const shareOf = (shares: Share[], emotion: Share['_id']): Share =>
  shares.find(({ _id }) => _id === emotion) ?? { _id: emotion, count: 0, percentage: 0, avg_confidence: 0 }

/** How the messages spread over the eight emotions; undefined while it is on its way. */
export function EmotionGrid({ shares, isWithheld }: { shares: Share[] | undefined; isWithheld: boolean }) {
  const { t } = useTranslation('adminContent')
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={!shares || undefined}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('emotions.distribution')}
        </h2>
        {!isWithheld && <BandLegend />}
      </div>
      {isWithheld ? (
        <p className={styles.withheld}>{t('emotions.withheld')}</p>
      ) : (
        <ul className={styles.grid}>
          {emotions.map((emotion) =>
            shares ? (
              <EmotionTile key={emotion} share={shareOf(shares, emotion)} />
            ) : (
              <li key={emotion}>
                <Card size="small">
                  <Skeleton active paragraph={{ rows: 3 }} />
                </Card>
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  )
}
