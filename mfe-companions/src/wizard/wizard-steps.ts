import { companionDraft } from '@confida/contracts'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import { CommunicationStep } from './steps/communication.step.tsx'
import { GenderStep } from './steps/gender.step.tsx'
import { InterestsStep } from './steps/interests.step.tsx'
import { NameStep } from './steps/name.step.tsx'
import { PersonalityStep } from './steps/personality.step.tsx'
import { RelationshipsStep } from './steps/relationships.step.tsx'
import type { StepProps } from './steps/step.types.ts'
import type { WizardValues } from './wizard-values.ts'

/** The steps in their order. Each schema is a part of `companionDraft`; together they are the whole of it. */
export const wizardSteps = [
  {
    id: 'name',
    labelKey: 'wizard.steps.name.label',
    schema: z.pick(companionDraft, { name: true, portrait: true }),
    Step: NameStep,
  },
  {
    id: 'gender',
    labelKey: 'wizard.steps.gender.label',
    schema: z.pick(companionDraft, { gender: true }),
    Step: GenderStep,
  },
  {
    id: 'personality',
    labelKey: 'wizard.steps.personality.label',
    schema: z.pick(companionDraft, { personality: true }),
    Step: PersonalityStep,
  },
  {
    id: 'communication',
    labelKey: 'wizard.steps.communication.label',
    schema: z.pick(companionDraft, { communication_style: true }),
    Step: CommunicationStep,
  },
  {
    id: 'interests',
    labelKey: 'wizard.steps.interests.label',
    schema: z.pick(companionDraft, { interests: true }),
    Step: InterestsStep,
  },
  {
    id: 'relationships',
    labelKey: 'wizard.steps.relationships.label',
    schema: z.pick(companionDraft, { relationship_approach: true }),
    Step: RelationshipsStep,
  },
] as const satisfies readonly {
  id: string
  labelKey: string
  schema: z.ZodMiniType
  Step: ComponentType<StepProps>
}[]

export const LAST_STEP = wizardSteps.length - 1

/** Whether a step may be left forwards. */
export const isStepValid = (step: number, values: WizardValues) =>
  wizardSteps[step]?.schema.safeParse(values).success ?? false

/** The first step that still wants something; undefined when all are filled in. */
export function firstInvalidStep(values: WizardValues): number | undefined {
  const step = wizardSteps.findIndex((_, index) => !isStepValid(index, values))
  return step === -1 ? undefined : step
}
