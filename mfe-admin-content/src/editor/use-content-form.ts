import { useTranslation } from '@confida/i18n'
import { showFieldProblems, useNotify } from '@confida/ui/antd'
import { useEffect } from 'react'
import { fieldProblemsOf } from '../problems/reason.ts'
import { useSaveContent } from '../versions/api/content.mutations.ts'
import type { EditorMode } from './editor-mode.ts'
import { type DraftOptions, useDraft } from './use-draft.ts'

interface ContentFormOptions<Draft> extends DraftOptions<Draft> {
  mode: EditorMode
  setMode: (mode: EditorMode) => void
}

/** The draft of a text, and what becomes of it. */
export function useContentForm<Draft extends object>(options: ContentFormOptions<Draft>) {
  const { source, saved, schema, mode, setMode } = options
  const { t } = useTranslation('adminContent')
  const { begin, base, ...editing } = useDraft(options)
  const save = useSaveContent(source)
  const notify = useNotify()

  // A save in the preview shows the fields first: what is hidden cannot be focused.
  const { form } = editing
  useEffect(() => {
    const problem = mode === 'edit' && form.getFieldsError().find(({ errors }) => errors.length > 0)
    if (problem) form.scrollToField(problem.name, { focus: true })
  }, [mode, form])

  const handleCancel = () => {
    begin(source.draftOf(saved), saved.version)
    save.reset()
    setMode('view')
  }
  const showProblems = (problems: Record<string, string> | undefined) => {
    setMode('edit')
    showFieldProblems(form, problems)
  }
  const saveOver = (base_version: number) => {
    const { data: draft, error } = schema.safeParse(editing.draft)
    if (error) {
      const problem = t('problems.invalid')
      return showProblems(Object.fromEntries(error.issues.map(({ path }) => [path.join('.'), problem])))
    }
    save.mutate(
      { ...draft, base_version },
      {
        onSuccess: ({ version }) => {
          begin(draft, version)
          setMode('view')
          notify.success(t(`${source.name}.saved`))
        },
        onError: (failure) => showProblems(fieldProblemsOf(failure)),
      },
    )
  }

  return {
    ...editing,
    save,
    handleCancel,
    handleFinish: () => saveOver(base),
    handleFinishFailed: () => setMode('edit'),
    /** Saves over the newest version, once the administrator has seen it. */
    overwrite: () => saveOver(saved.version),
  }
}
