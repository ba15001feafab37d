import { isShortSearch, SHORT_SEARCH_MESSAGES } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Spinner, VisuallyHidden } from '@confida/ui'
import { RetryButton } from '../chat/components/retry-button.tsx'
import styles from './search-bar.module.css'
import type { Search } from './use-search.ts'

/** The number of matches and the current position, or why they are not known. */
export function SearchStatus({ search }: { search: Search }) {
  const { t } = useTranslation('chat')
  const { query, count, index, hasMore, isSearching, isLoading, hasFailed } = search
  const total = hasMore ? `${count}+` : count
  const none = isShortSearch(query)
    ? t('search.noneShort', { number: SHORT_SEARCH_MESSAGES })
    : t('search.none')
  const position = count > 0 ? t('search.position', { index: index + 1, total }) : none
  return (
    <>
      <span role="status" className={styles.count}>
        {hasFailed && t('search.failed')}
        {isSearching && !hasFailed && (count > 0 || !isLoading) && position}
        {isLoading && <VisuallyHidden>{t('search.loading')}</VisuallyHidden>}
      </span>
      {isLoading && <Spinner size="sm" decorative />}
      {hasFailed && <RetryButton loading={isLoading} onClick={search.retry} />}
    </>
  )
}
