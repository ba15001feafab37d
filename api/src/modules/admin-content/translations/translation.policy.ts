import { type Language, translationLanguages } from '@confida/contracts'
import { planTextsIn } from '../../payments/plan-texts.ts'

/** A text that somebody has written is shown as it is in every language; built-in ones have a translation for each. */
export const missingOf = (isBuiltIn: boolean): Language[] => (isBuiltIn ? [] : translationLanguages)

/** Each language's name differs from the Italian one where the product brought the tier. */
export function isBuiltInTier({ name, description }: { name: string; description: string }): boolean {
  const translated = planTextsIn('ar', { name, description })
  return translated.name !== name && (description === '' || translated.description !== description)
}
