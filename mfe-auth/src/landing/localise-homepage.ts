import { type HomepageDraft, homepageDefaults } from '@confida/contracts'

/** The original texts, mapped to their translation in the language shown. */
function translations(own: HomepageDraft): Map<string, string> {
  const { features, ...texts } = homepageDefaults
  const pairs = Object.entries(texts).map(
    ([field, text]) => [text, own[field as keyof typeof texts]] as const,
  )
  const featurePairs = Object.values(features).flatMap(({ title, description }, index) => {
    const feature = own.features[index]
    return feature
      ? ([
          [title, feature.title],
          [description, feature.description],
        ] as const)
      : []
  })
  return new Map([...pairs, ...featurePairs])
}

/**
 * What the administrator saved, with every text that is still the original one in the language of `own`. A text counts by
 * its words, so features may be moved, left out or added without losing their translation.
 */
export function localiseHomepage(saved: HomepageDraft, own: HomepageDraft): HomepageDraft {
  const known = translations(own)
  const localise = (text: string) => known.get(text) ?? text
  return {
    hero_title: localise(saved.hero_title),
    hero_subtitle: localise(saved.hero_subtitle),
    hero_description: localise(saved.hero_description),
    login_button_text: localise(saved.login_button_text),
    register_button_text: localise(saved.register_button_text),
    contact_button_text: localise(saved.contact_button_text),
    features_title: localise(saved.features_title),
    features: saved.features.map(({ title, description, icon }) => ({
      title: localise(title),
      description: localise(description),
      icon,
    })),
    secondary_description: localise(saved.secondary_description),
  }
}
