import {
  DEFAULT_LANGUAGE,
  type HomepageDraft,
  homepageDefaults,
  type Language,
  languages,
} from '@confida/contracts'
import { planTextsIn } from '../../payments/plan-texts.ts'

const others = languages.filter((language) => language !== DEFAULT_LANGUAGE)

/** A text that somebody has written is shown as it is in every language; built-in ones have a translation for each. */
export const missingOf = (isBuiltIn: boolean): Language[] => (isBuiltIn ? [] : others)

const builtInTexts = ({ features, ...texts }: HomepageDraft) =>
  Object.values(texts).concat(features.flatMap(({ title, description }) => [title, description]))

/** As the landing page decides: a text counts by its words, wherever it stands. */
export function isBuiltInHomepage(homepage: HomepageDraft): boolean {
  const features = Object.values(homepageDefaults.features).map((each) => ({
    icon: 'Heart' as const,
    ...each,
  }))
  const known = new Set(builtInTexts({ ...homepageDefaults, features }))
  return builtInTexts(homepage).every((text) => known.has(text))
}

/** Each language's name differs from the Italian one where the product brought the tier. */
export function isBuiltInTier({ name, description }: { name: string; description: string }): boolean {
  const translated = planTextsIn('ar', { name, description })
  return translated.name !== name && (description === '' || translated.description !== description)
}
