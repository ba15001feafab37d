import { useKeptDraft } from '@confida/session'
import { Form } from '@confida/ui/antd'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { ContentSource, Saved } from '../versions/content-source.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

export interface DraftOptions<Draft> {
  source: ContentSource<Draft>
  saved: Saved<Draft>
  schema: z.ZodMiniType<Draft, Draft>
}

/** The draft of a text and the version that it began from; its author finds it again after another screen. */
export function useDraft<Draft extends object>({ source, saved, schema }: DraftOptions<Draft>) {
  const [form] = Form.useForm<Draft>()
  const [begun, setBegun] = useState(() => ({ draft: source.draftOf(saved), base: saved.version }))
  const { left, keep, drop } = useKeptDraft<typeof begun>(source.name)
  const base = left?.base ?? begun.base
  const initialValues = left?.draft ?? begun.draft
  const draft = Form.useWatch<Draft>([], form) ?? initialValues
  // What is to be saved, in the schema's order; none where something is missing.
  const toJson = (values: Draft) => JSON.stringify(schema.safeParse(values).data)
  const isDirty = toJson(draft) !== toJson(begun.draft)

  useLeaveWarning(isDirty)
  useEffect(() => {
    if (isDirty) keep({ draft, base })
    else drop()
  })

  return {
    form,
    initialValues,
    draft,
    isDirty,
    base,
    /** Begins from a text that is saved. */
    begin: (text: Draft, version: number) => {
      drop()
      setBegun({ draft: text, base: version })
      form.setFieldsValue(text as Parameters<typeof form.setFieldsValue>[0])
    },
  }
}
