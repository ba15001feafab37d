import { useTranslation } from '@confida/i18n'
import { Button, EmptyList, LoadFailure } from '@confida/ui/antd'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListSkeleton } from '../layout/list-skeleton.tsx'
import { MoreButton } from './more-button.tsx'

interface EntryPagesProps<Page, Entry> {
  query: UseInfiniteQueryResult<InfiniteData<Page>>
  entriesOf: (page: Page) => Entry[]
  texts: { failed: string; empty: string; noMatch: string; more: string }
  icon: LucideIcon
  isFiltered: boolean
  /** Lets all filters go. */
  onClear: () => void
  children: (entries: Entry[]) => ReactNode
}

/** The entries of all pages that are loaded, and what stands there while or when there are none. */
export function EntryPages<Page, Entry>(props: EntryPagesProps<Page, Entry>) {
  const { query, entriesOf, texts, icon, isFiltered, onClear, children } = props
  const { t } = useTranslation('adminContent')
  if (query.isPending) return <ListSkeleton rows={1} count={6} />
  if (!query.data) {
    const retry = () => void query.refetch()
    return <LoadFailure title={texts.failed} isRetrying={query.isFetching} onRetry={retry} />
  }
  const entries = query.data.pages.flatMap(entriesOf)
  if (entries.length === 0) {
    return (
      <EmptyList icon={icon} title={isFiltered ? texts.noMatch : texts.empty}>
        {isFiltered && <Button onClick={onClear}>{t('filters.clear')}</Button>}
      </EmptyList>
    )
  }
  return (
    <>
      {children(entries)}
      <MoreButton query={query} label={texts.more} />
    </>
  )
}
