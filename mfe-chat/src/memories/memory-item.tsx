import type { Memory } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { classNames, notify, Tag, useFocusReturn } from '@confida/ui'
import { Pin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { useExclusionMutations } from './exclusion.mutations.ts'
import styles from './memories.module.css'
import type { useMemoryMutations } from './memory.mutations.ts'
import { MemoryForm } from './memory-form.tsx'
import { MemorySource } from './memory-source.tsx'
import { MemoryTools } from './memory-tools.tsx'

interface MemoryItemProps {
  memory: Memory
  mutations: ReturnType<typeof useMemoryMutations>
  exclude: ReturnType<typeof useExclusionMutations>['exclude']
  /** Whether the panel was opened for this one. */
  isWanted: boolean
  onShow: (messageId: string) => void
}

/** One memory with its source and its actions. */
export function MemoryItem({ memory, mutations, exclude, isWanted, onShow }: MemoryItemProps) {
  const { t } = useTranslation('chat')
  const [isEditing, setIsEditing] = useState(false)
  const { update, remove } = mutations
  const { id, text, pinned } = memory
  const item = useRef<HTMLLIElement>(null)
  const isBusy =
    (update.isPending && update.variables.id === id) ||
    (remove.isPending && remove.variables === id) ||
    (exclude.isPending && exclude.variables === id)
  const opener = useFocusReturn(isEditing || isBusy)

  useEffect(() => {
    if (isWanted) item.current?.focus()
  }, [isWanted])

  const handleSaved = () => {
    setIsEditing(false)
    notify.success(t('memories.saved'))
  }
  const handleSave = (changed: string) =>
    update.mutate({ id, changes: { text: changed } }, { onSuccess: handleSaved })
  return (
    <li
      ref={item}
      tabIndex={isWanted ? -1 : undefined}
      className={classNames(styles.item, isWanted && styles.wanted)}
      aria-busy={isBusy || undefined}
    >
      <div className={styles.top}>
        <Tag tone={pinned ? 'accent' : 'neutral'} icon={pinned && <Pin aria-hidden size={12} />}>
          {t(`memories.kinds.${memory.kind}`)}
          {pinned && <span className="cf-hidden">, {t('memories.pinned')}</span>}
        </Tag>
        <MemoryTools
          memory={memory}
          editRef={opener}
          disabled={isBusy}
          onPin={() => update.mutate({ id, changes: { pinned: !pinned } })}
          onEdit={() => setIsEditing(!isEditing)}
          onRemove={() => remove.mutate(id)}
          onExclude={() => exclude.mutate(id)}
        />
      </div>
      {isEditing ? (
        <MemoryForm text={text} isSaving={isBusy} onSave={handleSave} onCancel={() => setIsEditing(false)} />
      ) : (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      <MemorySource memory={memory} onShow={onShow} />
    </li>
  )
}
