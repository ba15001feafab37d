import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, ConfirmDialog, Dialog, EmptyState, ErrorState, Skeleton } from '@confida/ui'
import { Brain, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './memories.module.css'
import { useMemoryMutations } from './memory.mutations.ts'
import { useMemories } from './memory.queries.ts'
import { MemoryItem } from './memory-item.tsx'

interface MemoryDialogProps {
  companion: Companion
  onClose: () => void
  /** Shows the message that a fact came from. */
  onShow: (messageId: string) => void
}

/** What the partner remembers of the person, all of it open to correction. */
export function MemoryDialog({ companion, onClose, onShow }: MemoryDialogProps) {
  const { t } = useTranslation('chat')
  const { name } = companion
  const query = useMemories(companion.id)
  const mutations = useMemoryMutations(companion.id)
  const [isAsking, setIsAsking] = useState(false)
  const memories = (query.data ?? []).toSorted((one, other) => Number(other.pinned) - Number(one.pinned))
  const { removeAll } = mutations

  return (
    <Dialog
      open
      title={t('memories.title', { name })}
      description={t('memories.description', { name })}
      onClose={onClose}
      footer={
        memories.length > 0 && (
          <Button
            variant="ghost"
            className={styles.forget}
            icon={<Trash2 aria-hidden />}
            onClick={() => setIsAsking(true)}
          >
            {t('memories.forgetAll')}
          </Button>
        )
      }
    >
      {query.isPending && <Skeleton shape="block" height="4.5rem" lines={3} className={styles.skeleton} />}
      {query.isError && (
        <ErrorState
          title={t('memories.failed')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && memories.length === 0 && (
        <EmptyState illustration={<Brain aria-hidden />} title={t('memories.empty')}>
          {t('memories.emptyText')}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {memories.map((memory) => (
          <MemoryItem
            key={memory.id}
            memory={memory}
            mutations={mutations}
            onShow={(messageId) => {
              onClose()
              onShow(messageId)
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('memories.forgetAllTitle')}
        confirmLabel={t('memories.forgetAll')}
        loading={removeAll.isPending}
        onConfirm={() => removeAll.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      >
        {t('memories.forgetAllText', { name })}
      </ConfirmDialog>
    </Dialog>
  )
}
