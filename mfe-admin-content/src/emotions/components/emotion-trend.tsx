import { EMOTION_PEOPLE_MIN, emotions, type EmotionTrend as Trend } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { LoadFailure } from '@confida/ui/antd'
import { FiguresOverTime } from '../../charts/figures-over-time.tsx'
import { colourOf } from '../../charts/series-colours.ts'
import { useMonthName } from '../../format/use-month-name.ts'
import { useNumber } from '../../format/use-number.ts'
import { ListSkeleton } from '../../layout/list-skeleton.tsx'
import type { useEmotionTrend } from '../api/emotion.queries.ts'

/** How many messages showed which emotion, by day, week or month. */
export function EmotionTrend({ query }: { query: ReturnType<typeof useEmotionTrend> }) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const nameOf = useStepName()
  const { data, isPending, isFetching, isPlaceholderData, refetch } = query
  if (isPending) return <ListSkeleton rows={8} count={1} />
  if (!data) {
    const retry = () => void refetch()
    return <LoadFailure title={t('emotions.trendError')} isRetrying={isFetching} onRetry={retry} />
  }
  const { unit, steps } = data
  if (steps.length === 0) return null
  const isWithheld = steps.some(({ counts }) => counts === null)
  return (
    <FiguresOverTime
      title={t('emotions.trend')}
      unit={t(`emotions.units.${unit}`)}
      steps={steps.map((step) => nameOf(step, unit))}
      series={emotions.map((emotion, index) => ({
        key: emotion,
        name: t(`emotions.names.${emotion}`),
        colour: colourOf(emotion === 'neutral' ? undefined : index),
        values: steps.map(({ counts }) => counts?.[emotion] ?? null),
      }))}
      note={isWithheld ? t('emotions.trendWithheld', { people: number(EMOTION_PEOPLE_MIN) }) : undefined}
      isStale={isPlaceholderData}
    />
  )
}

function useStepName() {
  const monthName = useMonthName()
  return ({ day }: Trend['steps'][number], unit: Trend['unit']) =>
    unit === 'month' ? monthName(day) : formatDate(day)
}
