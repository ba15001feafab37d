import { useTranslation } from '@confida/i18n'
import { leadToProblem, setFieldProblems } from '@confida/ui/antd'
import { useEffect } from 'react'
import { fieldProblemsOf } from '../problems/reason.ts'
import { useSaveContent } from '../versions/api/content.mutations.ts'
import type { Saved } from '../versions/content-source.ts'
import { openSections } from './open-sections.ts'
import { type DraftOptions, useDraft } from './use-draft.ts'

interface ContentFormOptions<Draft, Text extends Saved<Draft>> extends DraftOptions<Draft, Text> {
  /** Whether the fields are in sight, and how they come there. */
  isShown: boolean
  onShow: () => void
  onCancel: () => void
  onSaved: () => void
}

/** The draft of a text, and what becomes of it. */
export function useContentForm<Draft extends object, Text extends Saved<Draft>>(
  options: ContentFormOptions<Draft, Text>,
) {
  const { source, saved, schema, isShown, onShow, onCancel, onSaved } = options
  const { t } = useTranslation('adminContent')
  const { begin, base, ...editing } = useDraft(options)
  const save = useSaveContent(source)

  // A save in the preview shows the fields first: what is hidden cannot be focused.
  const { form } = editing
  useEffect(() => {
    if (isShown) leadToProblem(form)
  }, [isShown, form])

  const handleCancel = () => {
    begin(source.draftOf(saved), saved.version)
    save.reset()
    onCancel()
  }
  const showProblems = (problems: Record<string, string> | undefined) => {
    if (!problems) return
    onShow()
    setFieldProblems(form, problems)
    openSections(form)
    leadToProblem(form, problems)
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
          onSaved()
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
    handleFinishFailed: () => {
      onShow()
      openSections(form)
    },
    /** Saves over the newest version, once the administrator has seen it. */
    overwrite: () => saveOver(saved.version),
  }
}
