import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Cluster, IconButton, notify, Tag } from '@confida/ui'
import { Eye, EyeOff, PencilLine, Trash2 } from 'lucide-react'
import { useEuro } from '../../format/use-number.ts'
import { useUpdateTier } from '../api/pricing-tier.mutations.ts'
import styles from './tier-summary.module.css'

interface TierSummaryProps {
  tier: PricingTier
  onEdit: () => void
  onDelete: () => void
}

/** A tier as it is saved, with what can be done to it. */
export function TierSummary({ tier, onEdit, onDelete }: TierSummaryProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const euro = useEuro()
  const update = useUpdateTier(tier.id)
  const { is_visible } = tier

  const handleToggle = () =>
    update.mutate({ is_visible: !is_visible }, { onError: () => notify.error(t('tiers.updateError')) })

  return (
    <div className={styles.tier}>
      <span aria-hidden className={styles.emoji}>
        {tier.emoji}
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <bdi>{tier.name}</bdi>
          </h2>
          <Tag tone={is_visible ? 'success' : 'neutral'}>
            {t(is_visible ? 'tiers.visible' : 'tiers.hidden')}
          </Tag>
        </div>
        <p className={styles.facts}>
          <strong>{euro(tier.price)}</strong>
          <span>{t('tiers.days', { count: tier.duration_days })}</span>
          {tier.minutes > 0 && <span>{t('tiers.minutes', { count: tier.minutes })}</span>}
        </p>
        {tier.description && (
          <p className={styles.description}>
            <bdi>{tier.description}</bdi>
          </p>
        )}
      </div>
      <Cluster gap={2} className={styles.actions}>
        <Button variant="secondary" size="sm" icon={<PencilLine aria-hidden />} onClick={onEdit}>
          {tc('actions.edit')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          icon={is_visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          loading={update.isPending}
          onClick={handleToggle}
        >
          {t(is_visible ? 'tiers.hide' : 'tiers.show')}
        </Button>
        <IconButton
          size="sm"
          variant="danger"
          className={styles.delete}
          label={tc('actions.delete')}
          icon={<Trash2 aria-hidden />}
          onClick={onDelete}
        />
      </Cluster>
    </div>
  )
}
