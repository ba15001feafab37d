import type { FeatureIcon, HomepageDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSavedHomepage } from './homepage.ts'
import { localiseHomepage } from './localise-homepage.ts'

const features = {
  companions: 'Users',
  conversations: 'MessageCircle',
  support: 'Heart',
  privacy: 'Shield',
} as const satisfies Record<string, FeatureIcon>

function useOwnTexts(): HomepageDraft {
  const { t } = useTranslation('auth')
  const names = Object.keys(features) as (keyof typeof features)[]
  return {
    hero_title: t('homepage.hero_title'),
    hero_subtitle: t('homepage.hero_subtitle'),
    hero_description: t('homepage.hero_description'),
    login_button_text: t('homepage.login_button_text'),
    register_button_text: t('homepage.register_button_text'),
    contact_button_text: t('homepage.contact_button_text'),
    features_title: t('homepage.features_title'),
    features: names.map((name) => ({
      title: t(`homepage.features.${name}.title`),
      description: t(`homepage.features.${name}.description`),
      icon: features[name],
    })),
    secondary_description: t('homepage.secondary_description'),
  }
}

/**
 * What the landing page says. The server answers with the translation for the visitor's language, else in Italian: of that a
 * text that is still the original one is shown in the visitor's language, and an edited one as it was saved. Our own texts are
 * also the fallback while the saved ones load or when that fails.
 */
export function useHomepageTexts(): HomepageDraft {
  const own = useOwnTexts()
  const saved = useSavedHomepage()
  return saved ? localiseHomepage(saved, own) : own
}
