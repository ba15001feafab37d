import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useSaveContent } from '../versions/api/content.mutations.ts'
import type { ContentSource, Saved } from '../versions/content-source.ts'
import { draftResolver } from './draft-resolver.ts'
import type { EditorMode } from './editor-mode.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface ContentFormProps<Draft extends FieldValues> {
  source: ContentSource<Draft>
  saved: Saved<Draft>
  schema: z.ZodMiniType<Draft, Draft>
  setMode: (mode: EditorMode) => void
}

/** The draft of a text, the version that it began from, and what becomes of it. */
export function useContentForm<Draft extends FieldValues>(props: ContentFormProps<Draft>) {
  const { source, saved, schema, setMode } = props
  const { t } = useTranslation('adminContent')
  const [base, setBase] = useState(saved.version)
  const save = useSaveContent(source)
  const form = useForm<Draft>({
    defaultValues: source.draftOf(saved) as DefaultValues<Draft>,
    resolver: draftResolver(schema),
    mode: 'onTouched',
  })
  useLeaveWarning(form.formState.isDirty)
  useKeptDraft(source.name, form, { base, setBase })

  const handleCancel = () => {
    form.reset(source.draftOf(saved))
    setBase(saved.version)
    save.reset()
    setMode('view')
  }

  const saveOver = (base_version: number) => {
    // What the form resolves to is typed apart from the draft, though the schema maps a draft to a draft.
    const draft = schema.parse(form.getValues())
    save.mutate(
      { ...draft, base_version },
      {
        onSuccess: ({ version }) => {
          form.reset(draft)
          setBase(version)
          setMode('view')
          notify.success(t(`${source.name}.saved`))
        },
      },
    )
  }

  return {
    form,
    save,
    handleCancel,
    handleSave: form.handleSubmit(
      () => saveOver(base),
      () => setMode('edit'),
    ),
    /** Saves over the newest version, once the person has seen it. */
    overwrite: () => saveOver(saved.version),
  }
}
