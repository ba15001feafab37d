import { exportTermsAcceptances, readListSearch } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { api } from '@confida/session'
import { Card, SearchFilter } from '@confida/ui/antd'
import { DownloadButton } from '../../layout/download-button.tsx'
import { ComplianceSection } from './compliance-section.tsx'
import { TermsList } from './terms-list.tsx'

/** Who has accepted which version of the terms, and when. */
export function TermsSection() {
  const { t } = useTranslation('adminContent')
  const { params, change } = useAddress()
  const search = readListSearch(params)
  return (
    <ComplianceSection
      title={t('compliance.terms')}
      description={t('compliance.termsDescription')}
      actions={
        <DownloadButton
          label={t('compliance.downloadTerms')}
          open={() => api.open(exportTermsAcceptances, { query: { search: search || undefined } })}
        />
      }
    >
      <Card size="small">
        <SearchFilter
          label={t('compliance.person')}
          placeholder={t('compliance.personHint')}
          value={search}
          onSearch={(value) => change({ search: value })}
        />
      </Card>
      <TermsList search={search} />
    </ComplianceSection>
  )
}
