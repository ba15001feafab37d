import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Button, Flex, LoadFailure, useFocusReturn } from '@confida/ui/antd'
import { CreditCard, Plus } from 'lucide-react'
import { useState } from 'react'
import { ListSkeleton } from '../layout/list-skeleton.tsx'
import { ButtonLink } from '../navigation/button-link.tsx'
import { usePricingTiers } from './api/pricing-tier.queries.ts'
import { TierBoard } from './components/tier-board.tsx'
import { TierCreateForm } from './components/tier-create-form.tsx'
import type { NewTier } from './tier-values.ts'

/** The plans that customers can buy. */
export function PricingTiersPage() {
  const { t } = useTranslation('adminContent')
  const tiers = usePricingTiers()
  const [isCreating, setIsCreating] = useState(false)
  const place = useFocusReturn(isCreating)
  const [created, setCreated] = useState<NewTier>()
  const handleCreateClose = () => {
    setIsCreating(false)
    setCreated(undefined)
  }
  return (
    <>
      <PageHeader
        title={t('tiers.title')}
        description={t('tiers.description')}
        actions={
          <Flex wrap gap={12}>
            <ButtonLink to={{ search: '?view=pagamenti' }} icon={<CreditCard aria-hidden size={16} />}>
              {t('navigation.payments')}
            </ButtonLink>
            {tiers.data && !isCreating && (
              <Button
                type="primary"
                icon={<Plus aria-hidden size={16} />}
                onClick={() => setIsCreating(true)}
              >
                {t('tiers.new')}
              </Button>
            )}
          </Flex>
        }
      />
      {tiers.data && (
        <div {...place}>
          <TierBoard tiers={tiers.data} created={created}>
            {isCreating && <TierCreateForm onChange={setCreated} onClose={handleCreateClose} />}
          </TierBoard>
        </div>
      )}
      {tiers.isPending && <ListSkeleton rows={2} />}
      {tiers.isLoadingError && (
        <LoadFailure
          title={t('tiers.loadError')}
          isRetrying={tiers.isFetching}
          onRetry={() => void tiers.refetch()}
        />
      )}
    </>
  )
}
