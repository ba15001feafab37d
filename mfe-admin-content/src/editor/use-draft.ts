import { DEFAULT_LANGUAGE, type Language } from '@confida/contracts'
import { useKeptDraft } from '@confida/session'
import { Form } from '@confida/ui/antd'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import type { ContentSource, Saved } from '../versions/content-source.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

export interface DraftOptions<Draft, Text extends Saved<Draft>> {
  source: ContentSource<Draft, Text>
  saved: Text
  schema: z.ZodMiniType<Draft, Draft>
}

/** With its fields in one order, whatever order a form has them in. */
const toJson = (value: unknown) =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** Each language has a draft of its own; the original's has the name of the text. */
const draftName = ({ id, language }: { id: string; language: Language }) =>
  language === DEFAULT_LANGUAGE ? id : `${id} ${language}`

/** The draft of a text and the version that it began from; its author finds it again after another screen. */
export function useDraft<Draft extends object, Text extends Saved<Draft>>({
  source,
  saved,
  schema,
}: DraftOptions<Draft, Text>) {
  const [form] = Form.useForm<Draft>()
  const [begun, setBegun] = useState(() => ({ draft: source.draftOf(saved), base: saved.version }))
  const { left, keep, drop } = useKeptDraft<typeof begun>(draftName(source))
  const base = left?.base ?? begun.base
  const initialValues = left?.draft ?? begun.draft
  const draft = Form.useWatch<Draft>([], form) ?? initialValues
  // What is to be saved; where something is still missing, what is written so far.
  const stateOf = (values: Draft) => toJson(schema.safeParse(values).data ?? values)
  const isDirty = stateOf(draft) !== stateOf(begun.draft)

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
