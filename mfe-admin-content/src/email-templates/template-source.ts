import {
  DEFAULT_LANGUAGE,
  type EmailTemplateName,
  type EmailTemplateTexts,
  getEmailTemplateVersion,
  listEmailTemplates,
  listEmailTemplateVersions,
  restoreEmailTemplateVersion,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import type { VersionSource } from '../versions/content-source.ts'

/** The texts that a template has had. */
export const templateSource = (name: EmailTemplateName): VersionSource<EmailTemplateTexts> => ({
  id: `template ${name}`,
  language: DEFAULT_LANGUAGE,
  publicKey: listEmailTemplates.id,
  listVersions: (before, signal) =>
    api.call(listEmailTemplateVersions, { params: { name }, query: { before }, signal }),
  getVersion: (version, signal) => api.call(getEmailTemplateVersion, { params: { name, version }, signal }),
  restore: (version, base_version) =>
    api.call(restoreEmailTemplateVersion, { params: { name, version }, body: { base_version } }),
  draftOf: ({ subject, content }) => ({ subject, content }),
  useTexts: () => {
    const { t } = useTranslation('adminContent')
    return ({ subject, content }) => [
      { key: 'subject', label: t('templates.fields.subject'), text: subject },
      { key: 'content', label: t('templates.fields.content'), text: content },
    ]
  },
})
