import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui/antd'
import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { listPeriods } from '../components/user-filter-bar.tsx'
import type { useUserFilters } from '../use-user-filters.ts'
import { SaveFiltersDialog } from './save-filters-dialog.tsx'
import styles from './saved-filters.module.css'
import { useSavedFilters } from './use-saved-filters.ts'

/** The filters that have a name, each a press away, and the way to give those that are on one. */
export function SavedFilters({ list }: { list: ReturnType<typeof useUserFilters> }) {
  const { t } = useTranslation('adminUsers')
  const { saved, canSave, isOn, save, remove, filtersOf } = useSavedFilters(list.filters, listPeriods)
  const [isNaming, setIsNaming] = useState(false)
  if (saved.length === 0 && !canSave) return null
  return (
    <section className={styles.saved} aria-label={t('filters.saved')}>
      {saved.length > 0 && (
        <ul className={`cf-list ${styles.list}`}>
          {saved.map((one) => (
            <li key={one.name} className={styles.one}>
              <Button
                size="small"
                type={isOn(one) ? 'primary' : 'default'}
                ghost={isOn(one)}
                aria-pressed={isOn(one)}
                icon={<Bookmark aria-hidden size={14} />}
                onClick={() => list.set(filtersOf(one))}
              >
                <bdi className={styles.name}>{one.name}</bdi>
              </Button>
              <Button
                size="small"
                type="text"
                icon={<X aria-hidden size={14} />}
                aria-label={t('filters.removeSaved', { name: one.name })}
                onClick={() => remove(one.name)}
              />
            </li>
          ))}
        </ul>
      )}
      {canSave && (
        <Button
          type="link"
          size="small"
          icon={<Bookmark aria-hidden size={14} />}
          onClick={() => setIsNaming(true)}
        >
          {t('filters.save')}
        </Button>
      )}
      {isNaming && <SaveFiltersDialog onSave={save} onClosed={() => setIsNaming(false)} />}
    </section>
  )
}
