import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { RecordConflict } from '@confida/ui/antd'
import { useEuro, useNumber } from '../../format/use-number.ts'
import type { TierChanges } from '../tier-values.ts'
import { useTypeLabel } from './use-type-label.ts'

interface TierConflictProps {
  saved: PricingTier
  mine: TierChanges
  onOverwrite: () => void
  onTakeSaved: () => void
  onCancel: () => void
}

/** Shown where somebody else has saved the tier while it was edited. */
export function TierConflict({ saved, mine, ...decisions }: TierConflictProps) {
  const { t } = useTranslation('adminContent')
  const typeLabel = useTypeLabel()
  const euro = useEuro()
  const number = useNumber()
  const textsOf = (tier: TierChanges) =>
    [
      ['emoji', tier.emoji],
      ['name', tier.name],
      ['price', euro(tier.price)],
      ['duration_days', number(tier.duration_days)],
      ['minutes', number(tier.minutes)],
      ['subscription_type', typeLabel(tier.subscription_type)],
      ['description', tier.description],
    ] as const
  const texts = textsOf(mine)
  const fields = textsOf(saved).map(([field, text], index) => ({
    label: t(`tiers.fields.${field}`),
    saved: text,
    mine: texts[index]?.[1] ?? '',
  }))
  return <RecordConflict {...decisions} fields={fields} />
}
