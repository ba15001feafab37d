import {
  DEFAULT_LANGUAGE,
  type EmailTemplateName,
  type EmailTemplateTexts,
  getEmailTemplate,
  getEmailTemplateTranslation,
  getEmailTemplateTranslationVersion,
  getEmailTemplateVersion,
  listEmailTemplates,
  listEmailTemplateTranslationVersions,
  listEmailTemplateVersions,
  restoreEmailTemplateTranslationVersion,
  restoreEmailTemplateVersion,
  updateEmailTemplateTranslation,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import { translationSource } from '../translations/translation-source.ts'
import type { ContentText, TranslatableSource } from '../versions/content-source.ts'

/** What a template is called among all texts with versions. */
export const templateId = (name: EmailTemplateName) => `template ${name}`

function useTexts() {
  const { t } = useTranslation('adminContent')
  return ({ subject, content }: EmailTemplateTexts): ContentText[] => [
    { key: 'subject', label: t('templates.fields.subject'), text: subject },
    { key: 'content', label: t('templates.fields.content'), text: content },
  ]
}

/** The texts of a template, which are saved with its state. */
export const templateSource = (name: EmailTemplateName): TranslatableSource<EmailTemplateTexts> => ({
  id: templateId(name),
  name: 'templates',
  language: DEFAULT_LANGUAGE,
  publicKey: listEmailTemplates.id,
  get: (signal) => api.call(getEmailTemplate, { params: { name }, signal }),
  listVersions: (before, signal) =>
    api.call(listEmailTemplateVersions, { params: { name }, query: { before }, signal }),
  getVersion: (version, signal) => api.call(getEmailTemplateVersion, { params: { name, version }, signal }),
  restore: (version, base_version) =>
    api.call(restoreEmailTemplateVersion, { params: { name, version }, body: { base_version } }),
  draftOf: ({ subject, content }) => ({ subject, content }),
  useTexts,
  translation: (language, source_version) =>
    translationSource<EmailTemplateTexts>({
      id: templateId(name),
      name: 'templates',
      language,
      publicKey: listEmailTemplates.id,
      get: (signal) => api.call(getEmailTemplateTranslation, { params: { name, language }, signal }),
      save: (draft) =>
        api.call(updateEmailTemplateTranslation, {
          params: { name, language },
          body: { ...draft, source_version },
        }),
      listVersions: (before, signal) =>
        api.call(listEmailTemplateTranslationVersions, {
          params: { name, language },
          query: { before },
          signal,
        }),
      getVersion: (version, signal) =>
        api.call(getEmailTemplateTranslationVersion, { params: { name, language, version }, signal }),
      restore: (version, base_version) =>
        api.call(restoreEmailTemplateTranslationVersion, {
          params: { name, language, version },
          body: { base_version },
        }),
      useTexts,
    }),
})
