import { useTranslation } from '@confida/i18n'
import { ErrorState, PageHeader, PageSpinner } from '@confida/ui'
import { useAdminContract } from './api/contract.queries.ts'
import { ContractEditor } from './contract-editor.tsx'

/** The terms and conditions: seen, previewed and edited. */
export function Screen() {
  const { t } = useTranslation('adminContent')
  const contract = useAdminContract()
  if (contract.isPending) return <PageSpinner />
  if (!contract.data) {
    return (
      <>
        <PageHeader title={t('contract.title')} />
        <ErrorState
          title={t('contract.loadError')}
          isRetrying={contract.isFetching}
          onRetry={() => void contract.refetch()}
        />
      </>
    )
  }
  return <ContractEditor saved={contract.data} />
}
