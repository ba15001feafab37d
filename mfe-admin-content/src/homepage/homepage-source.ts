import {
  getAdminHomepage,
  getHomepage,
  getHomepageVersion,
  type HomepageDraft,
  listHomepageVersions,
  restoreHomepageVersion,
  updateHomepage,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import type { ContentSource, ContentText } from '../versions/content-source.ts'

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
export const homepageSource: ContentSource<HomepageDraft> = {
  name: 'homepage',
  publicKey: getHomepage.id,
  get: (signal) => api.call(getAdminHomepage, { signal }),
  save: (body) => api.call(updateHomepage, { body }),
  listVersions: (before, signal) => api.call(listHomepageVersions, { query: { before }, signal }),
  getVersion: (version, signal) => api.call(getHomepageVersion, { params: { version }, signal }),
  restore: (version, base_version) =>
    api.call(restoreHomepageVersion, { params: { version }, body: { base_version } }),
  draftOf: ({ version: _version, last_updated: _date, ...draft }) => draft,
  useTexts,
}
