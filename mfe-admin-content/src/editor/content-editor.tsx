import { useTranslation } from '@confida/i18n'
import { notify, PageHeader } from '@confida/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { draftResolver } from './draft-resolver.ts'
import { useEditorMode } from './editor-mode.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { SaveBar } from './save-bar.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

interface ContentEditorProps<Draft extends FieldValues> {
  /** Which texts these are, in the locale files too. */
  name: 'homepage' | 'contract'
  saved: Draft
  schema: z.ZodMiniType<Draft, Draft>
  save: UseMutationResult<unknown, Error, Draft>
  view: (state: { isDirty: boolean; onEdit: () => void }) => ReactNode
  preview: (draft: Draft) => ReactNode
  /** The fields, which find their values in the form around them. */
  fields: ReactNode
}

/** The three modes over one draft: it lives here, so that it survives switching modes and a save that failed. */
export function ContentEditor<Draft extends FieldValues>(props: ContentEditorProps<Draft>) {
  const { name, saved, schema, save, view, preview, fields } = props
  const { t } = useTranslation('adminContent')
  const [mode, setMode] = useEditorMode()
  const form = useForm<Draft>({
    defaultValues: saved as DefaultValues<Draft>,
    resolver: draftResolver(schema),
    mode: 'onTouched',
  })
  const { isDirty } = form.formState
  useLeaveWarning(isDirty)
  useKeptDraft(name, form)

  const handleCancel = () => {
    form.reset(saved)
    save.reset()
    setMode('view')
  }

  const handleSaved = (draft: Draft) => {
    form.reset(draft)
    setMode('view')
    notify.success(t(`${name}.saved`))
  }

  const handleSave = form.handleSubmit(
    () => {
      // What the form resolves to is typed apart from the draft, though the schema maps a draft to a draft.
      const draft = schema.parse(form.getValues())
      save.mutate(draft, { onSuccess: () => handleSaved(draft) })
    },
    () => setMode('edit'),
  )

  return (
    <FormProvider {...form}>
      <PageHeader
        title={t(`${name}.title`)}
        description={t(`${name}.description`)}
        actions={<ModeSwitch mode={mode} onChange={setMode} />}
      />
      {mode === 'view' && view({ isDirty, onEdit: () => setMode('edit') })}
      {mode === 'preview' && preview(form.watch())}
      <form noValidate onSubmit={handleSave}>
        {mode === 'edit' && fields}
        {(mode === 'edit' || isDirty) && (
          <SaveBar
            isDirty={isDirty}
            isSaving={save.isPending}
            error={save.error}
            errorText={t(`${name}.saveError`)}
            onCancel={handleCancel}
          />
        )}
      </form>
    </FormProvider>
  )
}
