import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { useEffect, useRef } from 'react'
import { focusList } from '../dashboard/list-focus.ts'
import { useRemoveCompanion } from './api/companion.mutations.ts'

/** Deletes a companion after the browser's own confirmation, which names it (specification §2). */
export function useConfirmedRemoval() {
  const { t } = useTranslation('companions')
  const remove = useRemoveCompanion()

  const opener = useRef<HTMLElement>(null)
  // The button goes with its card; after a failure it takes the focus back by itself.
  useEffect(() => {
    if (!remove.isSuccess) return
    opener.current?.blur()
    focusList()
  }, [remove.isSuccess])
  const handleRemove = (companion: Companion) => {
    if (remove.isPending || !window.confirm(t('companions.delete_confirm', { name: companion.name }))) return
    opener.current = document.activeElement as HTMLElement | null
    remove.mutate(companion.id, {
      onSuccess: () => notify.success(t('companions.delete_success')),
      onError: () => notify.error(t('companions.delete_error')),
    })
  }

  return { handleRemove, removingId: remove.isPending ? remove.variables : undefined }
}
