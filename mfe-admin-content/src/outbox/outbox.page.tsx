import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader } from '@confida/ui'
import { useCanEnter } from '../access/use-can-enter.ts'
import { BackLink } from '../navigation/back-link.tsx'
import { useOutbox } from './api/outbox.queries.ts'
import { OutboxFilterBar } from './components/outbox-filter-bar.tsx'
import { OutboxList } from './components/outbox-list.tsx'
import { readFilters } from './outbox-filters.ts'

const noFilters = { state: undefined, template: undefined, search: undefined, from: undefined, to: undefined }

/** The mails that the product has posted, with what became of each. */
export function OutboxPage() {
  const { t } = useTranslation('adminContent')
  const hasTemplates = useCanEnter('content')
  const { params, change } = useAddress()
  const filters = readFilters(params)
  const outbox = useOutbox(filters)
  return (
    <>
      <PageHeader
        title={t('outbox.title')}
        description={t('outbox.description')}
        back={
          hasTemplates && <BackLink to={{ search: '?view=email-templates' }}>{t('templates.back')}</BackLink>
        }
      />
      <OutboxFilterBar filters={filters} onChange={change} />
      <OutboxList filters={filters} outbox={outbox} onClear={() => change(noFilters)} />
    </>
  )
}
