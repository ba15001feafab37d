import { type MailState, mailStates } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader } from '@confida/ui'
import { SearchFilter, SelectFilter } from '@confida/ui/antd'
import type { To } from 'react-router-dom'
import { FilterBar } from '../layout/filter-bar.tsx'
import { BackLink } from '../navigation/back-link.tsx'
import { useOutbox } from './api/outbox.queries.ts'
import { OutboxList } from './components/outbox-list.tsx'

/** The mails that the product has posted, with what became of each. */
export function OutboxView({ back }: { back?: To }) {
  const { t } = useTranslation('adminContent')
  const { params, change } = useAddress()
  const state = mailStates.find((each) => each === params.get('state'))
  const search = params.get('search') ?? ''
  const outbox = useOutbox({ state, search })
  const options: { value: MailState | ''; label: string }[] = [
    { value: '', label: t('outbox.allStates') },
    ...mailStates.map((value) => ({ value, label: t(`outbox.states.${value}`) })),
  ]
  return (
    <>
      <PageHeader
        title={t('outbox.title')}
        description={t('outbox.description')}
        back={back && <BackLink to={back}>{t('templates.back')}</BackLink>}
      />
      <FilterBar>
        <SearchFilter
          label={t('outbox.search')}
          placeholder={t('outbox.searchHint')}
          value={search}
          onSearch={(text) => change({ search: text })}
        />
        <SelectFilter
          label={t('outbox.state')}
          value={state ?? ''}
          options={options}
          onChange={(next) => change({ state: next })}
        />
      </FilterBar>
      <OutboxList outbox={outbox} />
    </>
  )
}
