import { exportAdminPayments } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { api } from '@confida/session'
import { PageHeader } from '@confida/ui'
import { TicketPercent } from 'lucide-react'
import { DiscountCodesView } from '../discount-codes/discount-codes.view.tsx'
import { DownloadButton } from '../layout/download-button.tsx'
import { BackLink } from '../navigation/back-link.tsx'
import { ButtonLink } from '../navigation/button-link.tsx'
import { PaymentDrawer } from './components/payment-drawer.tsx'
import { PaymentFigures } from './components/payment-figures.tsx'
import { PaymentFilterBar } from './components/payment-filter-bar.tsx'
import { PaymentList } from './components/payment-list.tsx'
import { paymentQuery, readFilters } from './payment-filters.ts'

/** In the address, where the discount codes are open. */
const CODES = 'codes'
const noFilters = { state: undefined, search: undefined, from: undefined, to: undefined }

/** What people have paid, and what became of it. */
export function PaymentsPage() {
  const { t } = useTranslation('adminContent')
  const { params, change, linkTo } = useAddress()
  const filters = readFilters(params)
  const openId = params.get('id')
  if (params.get('tab') === CODES) return <DiscountCodesView />
  return (
    <>
      <PageHeader
        back={<BackLink to={{ search: '?view=tariffe' }}>{t('navigation.tiers')}</BackLink>}
        title={t('payments.title')}
        description={t('payments.description')}
        actions={
          <>
            <ButtonLink to={linkTo({ tab: CODES })} icon={<TicketPercent aria-hidden size={16} />}>
              {t('discountCodes.title')}
            </ButtonLink>
            <DownloadButton
              label={t('payments.download')}
              open={() => api.open(exportAdminPayments, { query: paymentQuery(filters) })}
            />
          </>
        }
      />
      <PaymentFilterBar filters={filters} onChange={change} />
      <PaymentFigures filters={filters} />
      <PaymentList filters={filters} onClear={() => change(noFilters)} onOpen={(id) => change({ id })} />
      {openId && <PaymentDrawer id={openId} onClose={() => change({ id: undefined })} />}
    </>
  )
}
