import { useSession } from '@confida/session'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

interface KeptDraft {
  draft: FieldValues
  /** The version that it began from. */
  base: number
}

/** Unsaved drafts by editor and person, while the page is open. */
const kept = new Map<string, KeptDraft>()

interface DraftBase {
  base: number
  setBase: (base: number) => void
}

/** Brings unsaved text back when its author has been to another screen in between. */
export function useKeptDraft<Draft extends FieldValues>(
  editor: string,
  form: UseFormReturn<Draft>,
  { base, setBase }: DraftBase,
) {
  const userId = useSession((state) => state.user?.id)
  const key = `${editor} ${userId}`
  const { isDirty } = form.formState

  const restore = useEffectEvent(() => {
    const found = kept.get(key)
    kept.delete(key)
    if (!found) return
    form.reset(found.draft as Draft, { keepDefaultValues: true })
    setBase(found.base)
  })
  const keep = useEffectEvent(() => {
    if (isDirty) kept.set(key, { draft: form.getValues(), base })
  })

  useEffect(() => {
    restore()
    return () => keep()
  }, [])
}
