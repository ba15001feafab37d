import { useSession } from '@confida/session'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface CachedDraft {
  draft: FieldValues
  /** The version that it began from. */
  base: number
}

/** Unsaved drafts by editor and user, while the page is open. */
const cachedDrafts = new Map<string, CachedDraft>()

interface DraftBase {
  base: number
  setBase: (base: number) => void
}

/** Brings unsaved text back when its author has been to another screen in between. */
export function useDraftCache<Draft extends FieldValues>(
  editor: string,
  form: UseFormReturn<Draft>,
  { base, setBase }: DraftBase,
) {
  const userId = useSession((state) => state.user?.id)
  const key = `${editor} ${userId}`
  const { isDirty } = form.formState

  const restore = useEffectEvent(() => {
    const found = cachedDrafts.get(key)
    cachedDrafts.delete(key)
    if (!found) return
    form.reset(found.draft as Draft, { keepDefaultValues: true })
    setBase(found.base)
  })
  const keep = useEffectEvent(() => {
    if (isDirty) cachedDrafts.set(key, { draft: form.getValues(), base })
  })

  useEffect(() => {
    restore()
    return () => keep()
  }, [])
}
