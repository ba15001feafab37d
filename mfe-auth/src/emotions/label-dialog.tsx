import { useTranslation } from '@confida/i18n'
import { Button, Dialog, ErrorState, Spinner, useListFocus } from '@confida/ui'
import { useId } from 'react'
import { useOwnEmotions } from './emotion.queries.ts'
import { EmotionTrend } from './emotion-trend.tsx'
import styles from './emotions.module.css'
import { LabelLine } from './label-line.tsx'

/** What the analysis has said of the own messages: by week, and message by message to correct it. */
export function LabelDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ownEmotions')
  return (
    <Dialog open title={t('title')} description={t('description')} onClose={onClose}>
      <Labels />
    </Dialog>
  )
}

function Labels() {
  const { t } = useTranslation('ownEmotions')
  const id = useId()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOwnEmotions()
  const listFocus = useListFocus()
  if (!data && isError) return <ErrorState onRetry={() => void refetch()}>{t('loadFailed')}</ErrorState>
  if (!data) return <Spinner />
  const labels = data.pages.flatMap((page) => page.labels)
  if (labels.length === 0) return <p className={styles.empty}>{t('empty')}</p>
  return (
    <div className={styles.sections}>
      <EmotionTrend trend={data.pages[0]?.trend ?? []} />
      <section aria-labelledby={id}>
        <h3 id={id} className={styles.heading}>
          {t('labels')}
        </h3>
        <ul className={styles.list} {...listFocus}>
          {labels.map((label) => (
            <LabelLine key={label.message_id} label={label} />
          ))}
          {hasNextPage && (
            <li>
              <Button
                variant="secondary"
                fullWidth
                loading={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {t('more')}
              </Button>
            </li>
          )}
        </ul>
      </section>
    </div>
  )
}
