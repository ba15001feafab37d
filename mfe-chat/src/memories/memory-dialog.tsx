import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Dialog } from '@confida/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useExclusionMutations } from './exclusion.mutations.ts'
import { ExclusionList } from './exclusion-list.tsx'
import { ForgetAllDialog } from './forget-all-dialog.tsx'
import styles from './memories.module.css'
import { useMemoryMutations } from './memory.mutations.ts'
import { useMemories } from './memory.queries.ts'
import { MemoryAdder } from './memory-adder.tsx'
import { MemoryList } from './memory-list.tsx'
import { SummarySection } from './summary-section.tsx'

interface MemoryDialogProps {
  companion: Companion
  /** The memory to open at. */
  memoryId?: string
  onClose: () => void
  /** Called to show the message that a memory came from. */
  onShow: (messageId: string) => void
}

/** What the companion remembers about the user, to be edited and removed. */
export function MemoryDialog({ companion, memoryId, onClose, onShow }: MemoryDialogProps) {
  const { t } = useTranslation('chat')
  const { id, name } = companion
  const query = useMemories(id)
  const mutations = useMemoryMutations(id)
  const { exclude, allow } = useExclusionMutations(id)
  const [isAsking, setIsAsking] = useState(false)

  const handleShow = (messageId: string) => {
    onClose()
    onShow(messageId)
  }
  const footer = query.data && query.data.length > 0 && (
    <Button
      variant="ghost"
      className={styles.forget}
      icon={<Trash2 aria-hidden />}
      onClick={() => setIsAsking(true)}
    >
      {t('memories.forgetAll')}
    </Button>
  )

  return (
    <Dialog
      open
      title={t('memories.title', { name })}
      description={t('memories.description', { name })}
      footer={footer}
      onClose={onClose}
    >
      <SummarySection companionId={id} />
      <MemoryAdder create={mutations.create} />
      <MemoryList
        query={query}
        mutations={mutations}
        exclude={exclude}
        memoryId={memoryId}
        onShow={handleShow}
      />
      <ExclusionList companionId={id} allow={allow} />
      {isAsking && (
        <ForgetAllDialog name={name} removeAll={mutations.removeAll} onClose={() => setIsAsking(false)} />
      )}
    </Dialog>
  )
}
