import { mailStates } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { EmptyState, ErrorState, PageHeader, PageSpinner, SelectField } from '@confida/ui'
import { Inbox } from 'lucide-react'
import { type To, useSearchParams } from 'react-router-dom'
import { BackLink } from '../navigation/back-link.tsx'
import { MoreButton } from '../paging/more-button.tsx'
import { useOutbox } from './api/outbox.queries.ts'
import { OutboxMail } from './components/outbox-mail.tsx'
import styles from './outbox-view.module.css'

/** The mails that the product has posted, with what became of each. */
export function OutboxView({ back }: { back: To }) {
  const { t } = useTranslation('adminContent')
  const [params, setParams] = useSearchParams()
  const state = mailStates.find((each) => each === params.get('state'))
  const outbox = useOutbox(state)
  const mails = outbox.data?.pages.flatMap((page) => page.mails) ?? []

  const handleState = (next: string) =>
    setParams((current) => {
      const changed = new URLSearchParams(current)
      if (next) changed.set('state', next)
      else changed.delete('state')
      return changed
    })

  return (
    <>
      <PageHeader
        title={t('outbox.title')}
        description={t('outbox.description')}
        back={<BackLink to={back}>{t('templates.back')}</BackLink>}
      />
      <SelectField
        className={styles.filter}
        label={t('outbox.state')}
        value={state ?? ''}
        options={[
          { value: '', label: t('outbox.allStates') },
          ...mailStates.map((value) => ({ value: value as string, label: t(`outbox.states.${value}`) })),
        ]}
        onChange={handleState}
      />
      {outbox.isPending && <PageSpinner />}
      {outbox.isLoadingError && (
        <ErrorState
          title={t('outbox.loadError')}
          isRetrying={outbox.isFetching}
          onRetry={() => void outbox.refetch()}
        />
      )}
      {outbox.data && mails.length === 0 && (
        <EmptyState illustration={<Inbox aria-hidden />} title={t('outbox.empty')} />
      )}
      <ul className={styles.list} aria-busy={outbox.isPlaceholderData || undefined}>
        {mails.map((mail) => (
          <OutboxMail key={mail.id} mail={mail} />
        ))}
      </ul>
      <MoreButton query={outbox} label={t('outbox.more')} />
    </>
  )
}
