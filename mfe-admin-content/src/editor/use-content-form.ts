import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import type { FieldValues } from 'react-hook-form'
import { useSaveContent } from '../versions/api/content.mutations.ts'
import type { EditorMode } from './editor-mode.ts'
import { type DraftOptions, useDraft } from './use-draft.ts'

interface ContentFormOptions<Draft extends FieldValues> extends DraftOptions<Draft> {
  setMode: (mode: EditorMode) => void
}

/** The draft of a text, and what becomes of it. */
export function useContentForm<Draft extends FieldValues>(options: ContentFormOptions<Draft>) {
  const { source, saved, schema, setMode } = options
  const { t } = useTranslation('adminContent')
  const { form, base, begin } = useDraft(options)
  const save = useSaveContent(source)
  const notify = useNotify()

  const handleCancel = () => {
    begin(source.draftOf(saved), saved.version)
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
          begin(draft, version)
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
    /** Saves over the newest version, once the administrator has seen it. */
    overwrite: () => saveOver(saved.version),
  }
}
