import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { Eye, EyeOff, Languages } from 'lucide-react'
import { ItemActions } from '../../layout/item-actions.tsx'
import { ButtonLink } from '../../navigation/button-link.tsx'
import { useUpdateTier } from '../api/pricing-tier.mutations.ts'
import { useTierRemoval } from '../use-tier-removal.ts'
import { useTranslatedTier } from '../use-translated-tier.ts'
import styles from './tier-summary.module.css'
import { TierWords } from './tier-words.tsx'

interface TierSummaryProps {
  tier: PricingTier
  onEdit: () => void
}

/** A tier as it is saved, with what can be done to it. */
export function TierSummary({ tier, onEdit }: TierSummaryProps) {
  const { t } = useTranslation('adminContent')
  const update = useUpdateTier(tier.id)
  const removal = useTierRemoval(tier)
  const { linkTo } = useTranslatedTier()
  const notify = useNotify()
  const { is_visible } = tier

  const handleToggle = () =>
    update.mutate({ is_visible: !is_visible }, { onError: () => notify.error(t('tiers.updateError')) })

  return (
    <div className={styles.tier}>
      <span aria-hidden className={styles.emoji}>
        {tier.emoji}
      </span>
      <TierWords tier={tier} />
      <ItemActions
        className={styles.actions}
        edit={onEdit}
        toggle={{
          label: t(is_visible ? 'tiers.hide' : 'tiers.show'),
          icon: is_visible ? <EyeOff aria-hidden size={16} /> : <Eye aria-hidden size={16} />,
          isPending: update.isPending,
          onClick: handleToggle,
        }}
        removal={removal}
      >
        <ButtonLink size="small" icon={<Languages aria-hidden size={16} />} to={linkTo(tier.id)}>
          {t('tiers.translate')}
        </ButtonLink>
      </ItemActions>
    </div>
  )
}
