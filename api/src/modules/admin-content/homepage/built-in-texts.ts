import { DEFAULT_LANGUAGE, type HomepageDraft, homepageDefaults, type Language } from '@confida/contracts'
import { homepageTexts } from '@confida/i18n/server'

/** Every text that the landing page begins with in a language, always in the same order. */
const textsOf = ({ features, ...texts }: typeof homepageDefaults): string[] => [
  ...Object.values(texts),
  ...Object.values(features).flatMap(({ title, description }) => [title, description]),
]

const translated = (language: Language) => {
  const own = textsOf(homepageTexts[language])
  return new Map(textsOf(homepageDefaults).map((text, index) => [text, own[index] ?? '']))
}

/**
 * The landing page in a language as far as the product translates it: a text counts by its words, wherever it stands, as
 * the page itself decides. What an administrator has written is blank.
 */
export function translateBuiltIn({ features, ...texts }: HomepageDraft, language: Language): HomepageDraft {
  const known = translated(language)
  const translate = (text: string) => known.get(text) ?? ''
  return {
    hero_title: translate(texts.hero_title),
    hero_subtitle: translate(texts.hero_subtitle),
    hero_description: translate(texts.hero_description),
    login_button_text: translate(texts.login_button_text),
    register_button_text: translate(texts.register_button_text),
    contact_button_text: translate(texts.contact_button_text),
    features_title: translate(texts.features_title),
    secondary_description: translate(texts.secondary_description),
    features: features.map(({ title, description, icon }) => ({
      title: translate(title),
      description: translate(description),
      icon,
    })),
  }
}

/** Whether nobody has written any of its texts. */
export function isBuiltInHomepage({ features, ...texts }: HomepageDraft): boolean {
  const known = translated(DEFAULT_LANGUAGE)
  const all = [...Object.values(texts), ...features.flatMap(({ title, description }) => [title, description])]
  return all.every((text) => known.has(text))
}
