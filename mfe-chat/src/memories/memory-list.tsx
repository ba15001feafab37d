import { useTranslation } from '@confida/i18n'
import { EmptyState, ErrorState, Skeleton, useListFocus } from '@confida/ui'
import { Brain } from 'lucide-react'
import type { useExclusionMutations } from './exclusion.mutations.ts'
import styles from './memories.module.css'
import type { useMemoryMutations } from './memory.mutations.ts'
import type { useMemories } from './memory.queries.ts'
import { MemoryItem } from './memory-item.tsx'

interface MemoryListProps {
  query: ReturnType<typeof useMemories>
  mutations: ReturnType<typeof useMemoryMutations>
  exclude: ReturnType<typeof useExclusionMutations>['exclude']
  /** The memory that the panel was opened for. */
  memoryId?: string
  onShow: (messageId: string) => void
}

/** The memories, pinned ones first; or why none can be shown. */
export function MemoryList({ query, mutations, exclude, memoryId, onShow }: MemoryListProps) {
  const { t } = useTranslation('chat')
  const memories = (query.data ?? []).toSorted((one, other) => Number(other.pinned) - Number(one.pinned))
  const listFocus = useListFocus()
  return (
    <>
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
      <ul className={styles.list} {...listFocus}>
        {memories.map((memory) => (
          <MemoryItem
            key={memory.id}
            memory={memory}
            mutations={mutations}
            exclude={exclude}
            isWanted={memory.id === memoryId}
            onShow={onShow}
          />
        ))}
      </ul>
    </>
  )
}
