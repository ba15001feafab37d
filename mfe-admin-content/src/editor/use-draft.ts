import { useSession } from '@confida/session'
import { Form } from '@confida/ui/antd'
import { useEffect, useEffectEvent, useState } from 'react'
import type * as z from 'zod/mini'
import type { ContentSource, Saved } from '../versions/content-source.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

/** Unsaved drafts by editor and user, while the page is open, each with the version that it began from. */
const leftDrafts = new Map<string, { draft: unknown; base: number }>()

export interface DraftOptions<Draft> {
  source: ContentSource<Draft>
  saved: Saved<Draft>
  schema: z.ZodMiniType<Draft, Draft>
}

/** The draft of a text and the version that it began from; its author finds it again after another screen. */
export function useDraft<Draft extends object>({ source, saved, schema }: DraftOptions<Draft>) {
  const [form] = Form.useForm<Draft>()
  const key = `${source.name} ${useSession((state) => state.user?.id)}`
  const [begun, setBegun] = useState(() => ({ draft: source.draftOf(saved), base: saved.version }))
  const [left, setLeft] = useState(() => leftDrafts.get(key) as typeof begun | undefined)
  const base = left?.base ?? begun.base
  const initialValues = left?.draft ?? begun.draft
  const draft = Form.useWatch<Draft>([], form) ?? initialValues
  // What is to be saved, in the schema's order; none where something is missing.
  const toJson = (values: Draft) => JSON.stringify(schema.safeParse(values).data)
  const isDirty = toJson(draft) !== toJson(begun.draft)

  useLeaveWarning(isDirty)
  const handleLeave = useEffectEvent(() => {
    if (isDirty) leftDrafts.set(key, { draft, base })
    else leftDrafts.delete(key)
  })
  useEffect(() => () => handleLeave(), [])

  return {
    form,
    initialValues,
    draft,
    isDirty,
    base,
    /** Begins from a text that is saved. */
    begin: (text: Draft, version: number) => {
      setLeft(undefined)
      setBegun({ draft: text, base: version })
      form.setFieldsValue(text as Parameters<typeof form.setFieldsValue>[0])
    },
  }
}
