import { useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { Search as SearchIcon, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import styles from './search-bar.module.css'
import { SearchStatus } from './search-status.tsx'
import { SearchSteps } from './search-steps.tsx'
import type { Search } from './use-search.ts'

/** Below the header: the query, the number of matches, and the buttons from one to the next. */
export function SearchBar({ search }: { search: Search }) {
  const { t } = useTranslation('chat')
  const { query } = search

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') search.close()
    if (event.key === 'Enter') (event.shiftKey ? search.toNewer : search.toOlder)()
  }
  return (
    <search className={styles.bar}>
      <SearchIcon aria-hidden size={18} className={styles.icon} />
      <input
        // biome-ignore lint/a11y/noAutofocus: the user has just opened this field
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
      <SearchStatus search={search} />
      <SearchSteps search={search} />
      <IconButton size="sm" label={t('search.close')} icon={<X aria-hidden />} onClick={search.close} />
    </search>
  )
}
