import * as z from 'zod/mini'
import { line, text, timestamp } from '../common/field.schema.ts'

export const featureIcons = ['Users', 'MessageCircle', 'Heart', 'Shield'] as const
export type FeatureIcon = (typeof featureIcons)[number]

export const HEADLINE_MAX = 160
export const BUTTON_TEXT_MAX = 40
export const PARAGRAPH_MAX = 2000
export const FEATURES_MAX = 12

export const homepageFeature = z.object({
  title: line(HEADLINE_MAX),
  description: text(PARAGRAPH_MAX),
  icon: z.enum(featureIcons),
})

/** The texts that an administrator edits. */
export const homepageDraft = z.object({
  hero_title: line(HEADLINE_MAX),
  hero_subtitle: line(HEADLINE_MAX),
  hero_description: text(PARAGRAPH_MAX),
  login_button_text: line(BUTTON_TEXT_MAX),
  register_button_text: line(BUTTON_TEXT_MAX),
  contact_button_text: line(BUTTON_TEXT_MAX),
  features_title: line(HEADLINE_MAX),
  features: z.array(homepageFeature).check(z.maxLength(FEATURES_MAX)),
  secondary_description: text(PARAGRAPH_MAX),
})

export const homepage = z.extend(homepageDraft, {
  hero_title: z.string(),
  hero_subtitle: z.string(),
  login_button_text: z.string(),
  register_button_text: z.string(),
  contact_button_text: z.string(),
  features_title: z.string(),
  features: z.array(z.extend(homepageFeature, { title: z.string() })),
  version: z.int(),
  last_updated: timestamp,
})

/** As visitors get it, with the address under which the provider answers. */
export const publicHomepage = z.extend(homepage, { support_email: z.string() })

export type HomepageDraft = z.output<typeof homepageDraft>
export type Homepage = z.output<typeof homepage>
export type PublicHomepage = z.output<typeof publicHomepage>
