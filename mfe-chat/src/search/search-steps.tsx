import { useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { Search } from './use-search.ts'

/** Buttons to the next and the previous match. */
export function SearchSteps({ search }: { search: Search }) {
  const { t } = useTranslation('chat')
  const { count, toOlder, toNewer } = search
  return (
    <>
      <IconButton
        size="sm"
        label={t('search.older')}
        icon={<ChevronUp aria-hidden />}
        disabled={count < 2}
        onClick={toOlder}
      />
      <IconButton
        size="sm"
        label={t('search.newer')}
        icon={<ChevronDown aria-hidden />}
        disabled={count < 2}
        onClick={toNewer}
      />
    </>
  )
}
