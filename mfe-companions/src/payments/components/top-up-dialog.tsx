import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Dialog } from '@confida/ui'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useCheckout } from '../api/payment.mutations.ts'
import { usePricingTiers } from '../api/payment.queries.ts'
import styles from '../payments.module.css'
import { recommendedTier } from '../recommended-tier.ts'
import { PremiumBenefit } from './premium-benefit.tsx'
import { TopUpPlans } from './top-up-plans.tsx'

/** The plans on offer, and the way to the checkout of one. */
export function TopUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('companions')
  const [picked, setPicked] = useState<string>()
  const { data: tiers = [] } = usePricingTiers()
  const chosen = picked ?? recommendedTier(tiers)?.id
  const checkout = useCheckout()
  // Still pending until the browser has left for the checkout.
  const isLeaving = checkout.isPending || checkout.isSuccess
  // The server tells a plan that cannot be paid from a payment service that is down.
  const reason = checkout.error instanceof ApiError && checkout.error.details.detail

  return (
    <Dialog
      open
      title={t('topUp.title')}
      description={t('topUp.description')}
      onClose={onClose}
      footer={
        <Button
          icon={<CreditCard aria-hidden />}
          disabled={chosen === undefined}
          loading={isLeaving}
          onClick={() => chosen !== undefined && checkout.mutate(chosen)}
        >
          {t('topUp.pay')}
        </Button>
      }
    >
      <PremiumBenefit />
      <TopUpPlans chosen={chosen} onChoose={setPicked} />
      {checkout.isError && (
        <Alert tone="danger" className={styles.problem}>
          {reason || t('topUp.error')}
        </Alert>
      )}
    </Dialog>
  )
}
