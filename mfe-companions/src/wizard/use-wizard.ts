import type { Companion } from '@confida/contracts'
import { useEffect, useState } from 'react'
import { useWizardSave } from './use-wizard-save.ts'
import { readDraft, writeDraft } from './wizard-draft.ts'
import { firstInvalidStep, isStepValid, LAST_STEP } from './wizard-steps.ts'
import { emptyValues, valuesOf, type WizardValues } from './wizard-values.ts'

export interface WizardOptions {
  /** The companion to change; a new one is made without. */
  companion?: Companion
  /** The key under which the draft of a new companion is stored. */
  draftKey: string
  onSaved: (companion: Companion) => void
}

function initialState({ companion, draftKey }: WizardOptions) {
  if (companion) return { values: valuesOf(companion), step: 0 }
  const draft = readDraft(draftKey)
  if (!draft) return { values: emptyValues, step: 0 }
  return { values: draft.values, step: Math.min(draft.step, firstInvalidStep(draft.values) ?? LAST_STEP) }
}

/** The state of the wizard: where it stands, what is chosen, and saving it. */
export function useWizard(options: WizardOptions) {
  const { companion, draftKey, onSaved } = options
  const isEdit = companion !== undefined
  const [{ values, step }, setState] = useState(() => initialState(options))

  useEffect(() => {
    if (!isEdit) writeDraft({ key: draftKey, step, values })
  }, [isEdit, draftKey, step, values])

  const goTo = (target: number) =>
    setState((state) => ({ ...state, step: Math.max(0, Math.min(target, LAST_STEP)) }))

  const change = (changes: Partial<WizardValues>) =>
    setState((state) => ({ ...state, values: { ...state.values, ...changes } }))

  const { submit, isSaving, problem } = useWizardSave({
    companion,
    onSaved,
    onIncomplete: () => goTo(firstInvalidStep(values) ?? step),
  })

  return {
    values,
    step,
    isEdit,
    isSaving,
    problem,
    isLast: step === LAST_STEP,
    isValid: isStepValid(step, values),
    /** The furthest step that may be jumped to: a stored companion is whole, so that each of its steps may. */
    reachable: isEdit ? LAST_STEP : (firstInvalidStep(values) ?? LAST_STEP),
    change,
    goTo,
    previous: () => goTo(step - 1),
    next: () => goTo(step + 1),
    submit: () => submit(values),
  }
}

export type Wizard = ReturnType<typeof useWizard>
