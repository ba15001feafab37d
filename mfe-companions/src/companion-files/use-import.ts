import { COMPANION_FILE_MAX, type Companion, companionDraft } from '@confida/contracts'
import { useState } from 'react'
import { firstInvalidStep } from '../wizard/wizard-steps.ts'
import type { WizardValues } from '../wizard/wizard-values.ts'
import { useImportCompanion, usePreviewFile } from './api/companion-file.mutations.ts'

/** The state of an import: the file, what was understood of it and corrected, and what went wrong. */
export function useImport(onImported: (companion: Companion, hasMessages: boolean) => void) {
  const [file, setFile] = useState<File>()
  const [values, setValues] = useState<WizardValues>()
  const preview = usePreviewFile()
  const save = useImportCompanion()

  const open = (chosen: File) => {
    setFile(chosen)
    setValues(undefined)
    preview.reset()
    save.reset()
    if (chosen.size > COMPANION_FILE_MAX) return
    preview.mutate(chosen, { onSuccess: ({ choices }) => setValues(choices) })
  }

  const submit = () => {
    const choices = companionDraft.safeParse(values)
    if (!file || !choices.success || save.isPending) return
    const hasMessages = (preview.data?.contents?.messages ?? 0) > 0
    save.mutate(
      { file, choices: choices.data },
      { onSuccess: (companion) => onImported(companion, hasMessages) },
    )
  }

  return {
    open,
    submit,
    restart: () => setValues(undefined),
    change: (changes: Partial<WizardValues>) => setValues((now) => now && { ...now, ...changes }),
    values,
    preview: preview.data,
    isTooLarge: file !== undefined && file.size > COMPANION_FILE_MAX,
    isReading: preview.isPending,
    isSaving: save.isPending,
    isComplete: values !== undefined && firstInvalidStep(values) === undefined,
    error: values ? save.error : preview.error,
  }
}

export type Import = ReturnType<typeof useImport>
