import * as z from 'zod/mini'
import { DEFAULT_LANGUAGE, languages } from '../common/language.ts'
import { VERSION_MAX, versionParams } from '../content-versions/content-version.schema.ts'
import { contractDraft, contractForEditing } from '../contract/contract.schema.ts'
import { emailTemplateTexts, emailTemplateVersion } from '../email-templates/email-template.schema.ts'
import { homepage, homepageDraft, homepageFeature } from '../homepage/homepage.schema.ts'

/** Into which a text can be translated. */
export const translationLanguages = languages.filter((language) => language !== DEFAULT_LANGUAGE)

export const translationParams = z.object({ language: z.enum(translationLanguages) })
export const translationVersionParams = z.extend(translationParams, versionParams.shape)

/** Which versions the sender has worked on; where the translation has a newer one the call is refused. */
const based = {
  /** Of the translation; 0 where there was none. */
  base_version: z.int().check(z.gte(0), z.lte(VERSION_MAX)),
  /** Of the original from which it was made. */
  source_version: z.int().check(z.gte(1), z.lte(VERSION_MAX)),
}

export const homepageTranslationBody = z.extend(homepageDraft, based)
export const contractTranslationBody = z.extend(contractDraft, based)
export const emailTemplateTranslationBody = z.extend(emailTemplateTexts, based)

/** Any of its texts is blank where nobody has translated it. */
const blankHomepage = z.extend(homepage, {
  hero_description: z.string(),
  secondary_description: z.string(),
  features: z.array(z.extend(homepageFeature, { title: z.string(), description: z.string() })),
})

const withoutVersion = { version: true, last_updated: true } as const
/** The original is not any more what this was made from. */
const isOutdated = z.boolean()

/** With `source`, the original from which it was made. Version 0 is none yet: texts to begin from. */
export const homepageTranslation = z.extend(blankHomepage, {
  source: z.nullable(z.omit(blankHomepage, withoutVersion)),
  is_outdated: isOutdated,
})
export const contractTranslation = z.extend(contractForEditing, {
  source: z.nullable(z.omit(contractForEditing, withoutVersion)),
  is_outdated: isOutdated,
})

export const emailTemplateTranslation = z.extend(emailTemplateVersion, {
  source: z.nullable(z.omit(emailTemplateVersion, withoutVersion)),
  is_outdated: isOutdated,
})

export type HomepageTranslation = z.output<typeof homepageTranslation>
export type ContractTranslation = z.output<typeof contractTranslation>
