import { formatDate, useTranslation } from '@confida/i18n'
import { Button, Dialog, Skeleton } from '@confida/ui'
import { useContract } from './contract.queries.ts'
import { ContractText } from './contract-text.tsx'

/** The terms and conditions. When they cannot be loaded, it says so instead of showing an empty page. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth')
  const { data: contract, isError } = useContract()
  const facts = contract && [
    t('terms.updated', { date: formatDate(contract.last_updated) }),
    t('terms.version', { version: contract.version }),
  ]
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={contract?.title ?? t('terms.fallbackTitle')}
      description={facts?.join(' · ')}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t('terms.understood')}
        </Button>
      }
    >
      {contract && <ContractText title={contract.title} html={contract.content} />}
      {isError && <p>{t('terms.fallbackContent')}</p>}
      {!contract && !isError && <Skeleton lines={9} />}
    </Dialog>
  )
}
