import { type Companion, companionDraft, isBlank } from '@confida/contracts'
import { useState } from 'react'
import { useSaveCompanion } from '../companions/api/companion.mutations.ts'
import { type SaveProblem, saveProblemOf } from './save-problem.ts'
import { clearDraft } from './wizard-draft.ts'
import type { WizardValues } from './wizard-values.ts'

const isMissingEssentials = (values: WizardValues) =>
  isBlank(values.name) || values.gender === undefined || values.personality === undefined

export interface WizardSaveOptions {
  companion?: Companion
  onSaved: (companion: Companion) => void
  /** Called when a field other than the essential ones is missing. */
  onIncomplete: () => void
}

/** Saves the choices of the wizard, one request at a time, and says why it failed. */
export function useWizardSave({ companion, onSaved, onIncomplete }: WizardSaveOptions) {
  const [problem, setProblem] = useState<SaveProblem>()
  const [isSaving, setIsSaving] = useState(false)
  const save = useSaveCompanion()

  const submit = (values: WizardValues) => {
    if (isSaving) return
    if (isMissingEssentials(values)) return setProblem('incomplete')
    const draft = companionDraft.safeParse(values)
    if (!draft.success) return onIncomplete()
    setProblem(undefined)
    setIsSaving(true)
    save.mutate(
      { id: companion?.id, draft: draft.data },
      {
        onSuccess: (saved) => {
          if (!companion) clearDraft()
          onSaved(saved)
        },
        onError: (error) => setProblem(saveProblemOf(error, companion !== undefined)),
        onSettled: () => setIsSaving(false),
      },
    )
  }

  return { submit, isSaving, problem }
}
