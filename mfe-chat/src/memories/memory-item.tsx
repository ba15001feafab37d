import type { Memory } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { IconButton, notify, Tag } from '@confida/ui'
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './memories.module.css'
import type { useMemoryMutations } from './memory.mutations.ts'
import { MemoryForm } from './memory-form.tsx'

interface MemoryItemProps {
  memory: Memory
  mutations: ReturnType<typeof useMemoryMutations>
  onShow: (messageId: string) => void
}

/** One fact, with where it comes from and what can be done about it. */
export function MemoryItem({ memory, mutations, onShow }: MemoryItemProps) {
  const { t } = useTranslation('chat')
  const [isEditing, setIsEditing] = useState(false)
  const { update, remove } = mutations
  const { id, text, pinned, kind, message_id: messageId, message: source } = memory
  const isBusy =
    (update.isPending && update.variables.id === id) || (remove.isPending && remove.variables === id)

  const handleSave = (changed: string) =>
    update.mutate(
      { id, changes: { text: changed } },
      {
        onSuccess: () => {
          setIsEditing(false)
          notify.success(t('memories.saved'))
        },
      },
    )
  return (
    <li className={styles.item} aria-busy={isBusy || undefined}>
      <div className={styles.top}>
        <Tag tone={pinned ? 'accent' : 'neutral'} icon={pinned && <Pin aria-hidden size={12} />}>
          {t(`memories.kinds.${kind}`)}
          {pinned && <span className="cf-hidden">, {t('memories.pinned')}</span>}
        </Tag>
        <span className={styles.tools}>
          <IconButton
            size="sm"
            disabled={isBusy}
            aria-pressed={pinned}
            label={pinned ? t('memories.unpin') : t('memories.pin')}
            icon={pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
            onClick={() => update.mutate({ id, changes: { pinned: !pinned } })}
          />
          <IconButton
            size="sm"
            disabled={isBusy}
            label={t('memories.edit')}
            icon={<Pencil aria-hidden />}
            onClick={() => setIsEditing(!isEditing)}
          />
          <IconButton
            size="sm"
            variant="danger"
            disabled={isBusy}
            label={t('memories.remove')}
            icon={<Trash2 aria-hidden />}
            onClick={() => remove.mutate(id)}
          />
        </span>
      </div>
      {isEditing ? (
        <MemoryForm text={text} isSaving={isBusy} onSave={handleSave} onCancel={() => setIsEditing(false)} />
      ) : (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      <p className={styles.source}>
        {source ? (
          <span dir="auto" className={styles.quote}>
            {t('memories.from', { text: source })}
          </span>
        ) : (
          t('memories.since', { date: formatDate(memory.created_at) })
        )}
        {messageId && (
          <button type="button" className={styles.show} onClick={() => onShow(messageId)}>
            {t('memories.show')}
          </button>
        )}
      </p>
    </li>
  )
}
