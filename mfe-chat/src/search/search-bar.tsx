import { useTranslation } from '@confida/i18n'
import { IconButton, Spinner, VisuallyHidden } from '@confida/ui'
import { ChevronDown, ChevronUp, Search as SearchIcon, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { RetryButton } from '../chat/components/retry-button.tsx'
import styles from './search-bar.module.css'
import type { Search } from './use-search.ts'

/** Under the header: words to look for, how many messages have them, and the way from one to the next. */
export function SearchBar({ search }: { search: Search }) {
  const { t } = useTranslation('chat')
  const { query, count, index, hasMore, isSearching, isLoading, hasFailed } = search
  const total = hasMore ? `${count}+` : count
  const position = count > 0 ? t('search.position', { index: index + 1, total }) : t('search.none')

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') search.close()
    if (event.key === 'Enter') (event.shiftKey ? search.toNewer : search.toOlder)()
  }
  return (
    <search className={styles.bar}>
      <SearchIcon aria-hidden size={18} className={styles.icon} />
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
        autoFocus
        type="text"
        dir={query ? 'auto' : undefined}
        className={styles.input}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={query}
        onChange={(event) => search.setQuery(event.target.value)}
        onKeyDown={handleKey}
      />
      <span role="status" className={styles.count}>
        {hasFailed && t('search.failed')}
        {isSearching && !hasFailed && (count > 0 || !isLoading) && position}
        {isLoading && <VisuallyHidden>{t('search.loading')}</VisuallyHidden>}
      </span>
      {isLoading && <Spinner size="sm" decorative />}
      {hasFailed && <RetryButton loading={isLoading} onClick={search.retry} />}
      <IconButton
        size="sm"
        label={t('search.older')}
        icon={<ChevronUp aria-hidden />}
        disabled={count < 2}
        onClick={search.toOlder}
      />
      <IconButton
        size="sm"
        label={t('search.newer')}
        icon={<ChevronDown aria-hidden />}
        disabled={count < 2}
        onClick={search.toNewer}
      />
      <IconButton size="sm" label={t('search.close')} icon={<X aria-hidden />} onClick={search.close} />
    </search>
  )
}
