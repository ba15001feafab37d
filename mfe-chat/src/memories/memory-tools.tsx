import type { Memory } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { Ban, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import styles from './memories.module.css'

interface MemoryToolsProps {
  memory: Memory
  /** Of the button that edits it. */
  editRef: Ref<HTMLButtonElement>
  disabled: boolean
  onPin: () => void
  onEdit: () => void
  onRemove: () => void
  /** Called to forget it for good. */
  onExclude: () => void
}

/** The actions of a memory. */
export function MemoryTools(props: MemoryToolsProps) {
  const { memory, editRef, disabled, onPin, onEdit, onRemove, onExclude } = props
  const { t } = useTranslation('chat')
  const { pinned } = memory
  return (
    <span className={styles.tools}>
      <IconButton
        size="sm"
        disabled={disabled}
        aria-pressed={pinned}
        label={pinned ? t('memories.unpin') : t('memories.pin')}
        icon={pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
        onClick={onPin}
      />
      <IconButton
        ref={editRef}
        size="sm"
        disabled={disabled}
        label={t('memories.edit')}
        icon={<Pencil aria-hidden />}
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        variant="danger"
        disabled={disabled}
        label={t('memories.remove')}
        icon={<Trash2 aria-hidden />}
        onClick={onRemove}
      />
      <IconButton
        size="sm"
        variant="danger"
        disabled={disabled}
        label={t('memories.exclude')}
        icon={<Ban aria-hidden />}
        onClick={onExclude}
      />
    </span>
  )
}
