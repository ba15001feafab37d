import { formatDate, useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui/antd'
import { X } from 'lucide-react'
import type { useUserFilters } from '../use-user-filters.ts'
import type { UserFilters } from '../user-filters.ts'
import styles from './filter-chips.module.css'
import type { listPeriods } from './user-filter-bar.tsx'

interface Chip {
  label: string
  value: string
  /** The filters without it. */
  without: Partial<UserFilters>
}

function useChips({ search, status, period, custom }: UserFilters): Chip[] {
  const { t } = useTranslation('adminUsers')
  const { from, to } = custom
  const days = [
    from && `${t('period.from')} ${formatDate(from)}`,
    to && `${t('period.to')} ${formatDate(to)}`,
  ]
  const chosenDays = days.filter(Boolean).join(' ')
  const chips: (Chip | false)[] = [
    search.trim() !== '' && { label: t('filters.search'), value: search.trim(), without: { search: '' } },
    status !== 'all' && {
      label: t('filters.status'),
      value: t(`filters.statuses.${status}`),
      without: { status: 'all' },
    },
    period !== 'all' && {
      label: t('filters.registered'),
      value:
        period === 'custom' && chosenDays
          ? chosenDays
          : t(`period.${period as (typeof listPeriods)[number]}`),
      without: { period: 'all' },
    },
  ]
  return chips.filter((chip) => chip !== false)
}

/** The filters that are on, each to be taken away, and all at once. */
export function FilterChips({ list }: { list: ReturnType<typeof useUserFilters> }) {
  const { t } = useTranslation('adminUsers')
  const chips = useChips(list.filters)
  if (chips.length === 0) return null
  return (
    <ul className={`cf-list ${styles.chips}`} aria-label={t('filters.active')}>
      {chips.map(({ label, value, without }) => (
        <li key={label}>
          <Button
            size="small"
            shape="round"
            icon={<X aria-hidden size={14} />}
            iconPlacement="end"
            title={t('filters.remove', { label, value })}
            onClick={() => list.set(without)}
          >
            <bdi className={styles.value}>{t('filters.chip', { label, value })}</bdi>
          </Button>
        </li>
      ))}
      <li>
        <Button type="link" size="small" onClick={list.clear}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  )
}
