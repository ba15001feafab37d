import { DEFAULT_LANGUAGE, type Language } from '@confida/contracts'
import { planTexts } from '@confida/i18n/server'

const plans = ['week', 'month', 'quarter'] as const

/** The texts of a plan for its reader: those that the product began with are translated, an administrator's stay as written. */
export function planTextsIn<Plan extends { name: string; description: string }>(
  language: Language,
  plan: Plan,
): Plan {
  const known = plans.find((id) => planTexts[DEFAULT_LANGUAGE][id].description === plan.description)
  const description = known ? planTexts[language][known].description : plan.description
  return { ...plan, name: planNameIn(language, plan.name), description }
}

/** The name alone, as a payment keeps it. */
export function planNameIn(language: Language, name: string): string {
  const known = plans.find((id) => planTexts[DEFAULT_LANGUAGE][id].name === name)
  return known ? planTexts[language][known].name : name
}
