import type { PricingTier, TierTexts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Card, EmptyList, useFocusReturn } from '@confida/ui/antd'
import { Tags } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { previewTiers } from '../preview-tiers.ts'
import { changesOf, type NewTier, type TierValues, valuesOf } from '../tier-values.ts'
import { useTranslatedTier } from '../use-translated-tier.ts'
import { PhonePreview } from './phone-preview.tsx'
import styles from './tier-board.module.css'
import { TierEditForm } from './tier-edit-form.tsx'
import { TierSummary } from './tier-summary.tsx'
import { TierTranslation } from './tier-translation.tsx'

interface TierItemProps {
  /** Whether one of its forms stands in its place. */
  isOpen: boolean
  children: ReactNode
}

function TierItem({ isOpen, children }: TierItemProps) {
  const place = useFocusReturn(isOpen)
  return (
    <li>
      <Card {...place}>{children}</Card>
    </li>
  )
}

interface TierBoardProps {
  tiers: PricingTier[]
  /** The one that is being made. */
  created: NewTier | undefined
  /** Its form, beside the preview too. */
  children: ReactNode
}

/** The tiers beside what customers see of them; while one is written the customers' side already shows its text. */
export function TierBoard({ tiers, created, children }: TierBoardProps) {
  const { t } = useTranslation('adminContent')
  const [edited, setEdited] = useState<{ id: string; values: TierValues }>()
  const translated = useTranslatedTier()
  const [translation, setTranslation] = useState<TierTexts>()
  const draft = edited && { id: edited.id, ...changesOf(edited.values) }
  const shown = translated.id && translation?.name ? { id: translated.id, ...translation } : draft
  const contentOf = (tier: PricingTier) => {
    if (translated.id === tier.id) {
      return (
        <TierTranslation
          tier={tier}
          language={translated.language}
          onLanguage={translated.choose}
          onChange={setTranslation}
          onClose={translated.close}
        />
      )
    }
    const edit = (values: TierValues) => setEdited({ id: tier.id, values })
    if (edited?.id === tier.id) {
      return <TierEditForm tier={tier} onChange={edit} onClose={() => setEdited(undefined)} />
    }
    return <TierSummary tier={tier} onEdit={() => edit(valuesOf(tier))} />
  }
  return (
    <div className={styles.board}>
      <div>
        {children}
        {tiers.length === 0 && <EmptyList icon={Tags} title={t('tiers.empty')} />}
        <ul className={styles.list}>
          {tiers.map((tier) => (
            <TierItem key={tier.id} isOpen={tier.id === translated.id || tier.id === edited?.id}>
              {contentOf(tier)}
            </TierItem>
          ))}
        </ul>
      </div>
      <PhonePreview tiers={previewTiers(tiers, shown, created)} />
    </div>
  )
}
