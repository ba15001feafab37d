import { SUMMARY_MAX } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { IconButton, useFocusReturn, useListFocus } from '@confida/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './memories.module.css'
import { MemoryForm } from './memory-form.tsx'
import { useSummary, useSummaryMutations } from './summary.queries.ts'

/** What the companion keeps of what was said long ago, to be corrected or deleted; nothing where there is none. */
export function SummarySection({ companionId }: { companionId: string }) {
  const { t } = useTranslation('chat')
  const summary = useSummary(companionId).data?.summary
  const { update, remove } = useSummaryMutations(companionId)
  const [isEditing, setIsEditing] = useState(false)
  const isBusy = update.isPending || remove.isPending
  const opener = useFocusReturn(isEditing || isBusy)
  const listFocus = useListFocus()
  if (!summary) return null
  return (
    <div {...listFocus}>
      <section className={styles.summary}>
        <div className={styles.top}>
          <h3 className={styles.heading}>{t('memories.summary.title')}</h3>
          <span className={styles.tools}>
            <IconButton
              ref={opener}
              size="sm"
              disabled={isBusy}
              label={t('memories.summary.edit')}
              icon={<Pencil aria-hidden />}
              onClick={() => setIsEditing(!isEditing)}
            />
            <IconButton
              size="sm"
              variant="danger"
              disabled={isBusy}
              label={t('memories.summary.remove')}
              icon={<Trash2 aria-hidden />}
              onClick={() => remove.mutate()}
            />
          </span>
        </div>
        {isEditing ? (
          <MemoryForm
            text={summary.text}
            label={t('memories.summary.title')}
            max={SUMMARY_MAX}
            isSaving={isBusy}
            onSave={(text) => update.mutate(text, { onSuccess: () => setIsEditing(false) })}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <p dir="auto" className={styles.words}>
            {summary.text}
          </p>
        )}
        <p className={styles.source}>{t('memories.since', { date: formatDate(summary.updated_at) })}</p>
      </section>
    </div>
  )
}
