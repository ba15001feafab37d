import { useSession } from '@confida/session'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Unsaved drafts by editor and person, while the page is open. */
const kept = new Map<string, FieldValues>()

/** Brings unsaved text back when its author has been to another screen in between. */
export function useKeptDraft<Draft extends FieldValues>(editor: string, form: UseFormReturn<Draft>) {
  const userId = useSession((state) => state.user?.id)
  const key = `${editor} ${userId}`
  const { isDirty } = form.formState

  const restore = useEffectEvent(() => {
    const draft = kept.get(key)
    kept.delete(key)
    if (draft) form.reset(draft as Draft, { keepDefaultValues: true })
  })
  const keep = useEffectEvent(() => {
    if (isDirty) kept.set(key, form.getValues())
  })

  useEffect(() => {
    restore()
    return () => keep()
  }, [])
}
