import {
  DEFAULT_LANGUAGE,
  getAdminHomepage,
  getHomepage,
  getHomepageTranslation,
  getHomepageTranslationVersion,
  getHomepageVersion,
  type HomepageDraft,
  listHomepageTranslationVersions,
  listHomepageVersions,
  restoreHomepageTranslationVersion,
  restoreHomepageVersion,
  updateHomepage,
  updateHomepageTranslation,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import { translationSource } from '../translations/translation-source.ts'
import type { ContentText, OriginalSource } from '../versions/content-source.ts'

const names = [
  'hero_title',
  'hero_subtitle',
  'hero_description',
  'login_button_text',
  'register_button_text',
  'contact_button_text',
  'features_title',
  'secondary_description',
] as const

function useTexts() {
  const { t } = useTranslation('adminContent')
  return (draft: HomepageDraft): ContentText[] => [
    ...names.map((name) => ({ key: name, label: t(`homepage.fields.${name}`), text: draft[name] })),
    {
      key: 'features',
      label: t('homepage.sections.features'),
      text: draft.features
        .map(({ title, description, icon }) => `${title} (${t(`homepage.icons.${icon}`)})\n${description}`)
        .join('\n\n'),
    },
  ]
}

/** The texts of the landing page. */
export const homepageSource: OriginalSource<HomepageDraft> = {
  id: 'homepage',
  name: 'homepage',
  language: DEFAULT_LANGUAGE,
  publicKey: getHomepage.id,
  get: (signal) => api.call(getAdminHomepage, { signal }),
  save: (body) => api.call(updateHomepage, { body }),
  listVersions: (before, signal) => api.call(listHomepageVersions, { query: { before }, signal }),
  getVersion: (version, signal) => api.call(getHomepageVersion, { params: { version }, signal }),
  restore: (version, base_version) =>
    api.call(restoreHomepageVersion, { params: { version }, body: { base_version } }),
  draftOf: ({ version: _version, last_updated: _date, ...draft }) => draft,
  useTexts,
  translation: (language, source_version) =>
    translationSource<HomepageDraft>({
      id: 'homepage',
      name: 'homepage',
      language,
      publicKey: getHomepage.id,
      get: (signal) => api.call(getHomepageTranslation, { params: { language }, signal }),
      save: (draft) =>
        api.call(updateHomepageTranslation, { params: { language }, body: { ...draft, source_version } }),
      listVersions: (before, signal) =>
        api.call(listHomepageTranslationVersions, { params: { language }, query: { before }, signal }),
      getVersion: (version, signal) =>
        api.call(getHomepageTranslationVersion, { params: { language, version }, signal }),
      restore: (version, base_version) =>
        api.call(restoreHomepageTranslationVersion, {
          params: { language, version },
          body: { base_version },
        }),
      useTexts,
    }),
}
