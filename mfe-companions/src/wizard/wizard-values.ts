import { type Companion, companionDraft, interests } from '@confida/contracts'
import * as z from 'zod/mini'

/** What the wizard holds while it is being filled in: a companion's choices, any of which may still be missing. */
export const wizardValues = z.extend(z.partial(companionDraft), {
  name: z.string(),
  interests: z.array(z.enum(interests)),
})

export type WizardValues = z.output<typeof wizardValues>

export const emptyValues: WizardValues = { name: '', interests: [] }

/** A stored companion's choices. Older ones may lack some; the gender is then femminile (specification §4). */
export const valuesOf = (companion: Partial<Companion>): WizardValues =>
  wizardValues.parse({ ...emptyValues, gender: 'femminile', ...companion })
