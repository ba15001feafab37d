import { useTranslation } from '@confida/i18n'
import { Button, notify, useFocusReturn } from '@confida/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import styles from './memories.module.css'
import type { useMemoryMutations } from './memory.mutations.ts'
import { MemoryForm } from './memory-form.tsx'

/** Adds a fact by hand. */
export function MemoryAdder({ create }: Pick<ReturnType<typeof useMemoryMutations>, 'create'>) {
  const { t } = useTranslation('chat')
  const [isOpen, setIsOpen] = useState(false)
  const opener = useFocusReturn(isOpen)

  const handleAdded = () => {
    setIsOpen(false)
    notify.success(t('memories.added'))
  }
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        size="sm"
        variant="secondary"
        className={styles.add}
        icon={<Plus aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('memories.add')}
      </Button>
    )
  }
  return (
    <MemoryForm
      text=""
      isSaving={create.isPending}
      onSave={(text) => create.mutate({ text }, { onSuccess: handleAdded })}
      onCancel={() => setIsOpen(false)}
    />
  )
}
