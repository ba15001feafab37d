import {
  type ContractDraft,
  DEFAULT_LANGUAGE,
  getAdminContract,
  getContract,
  getContractTranslation,
  getContractTranslationVersion,
  getContractVersion,
  listContractTranslationVersions,
  listContractVersions,
  restoreContractTranslationVersion,
  restoreContractVersion,
  updateContract,
  updateContractTranslation,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import { translationSource } from '../translations/translation-source.ts'
import type { ContentText, OriginalSource } from '../versions/content-source.ts'

/** The sections as one text, so that one that was put in between does not change all that follow. */
const sectionsText = ({ sections }: ContractDraft) =>
  sections.map(({ title, content }) => `${title}\n${content}`).join('\n\n')

function useTexts() {
  const { t } = useTranslation('adminContent')
  return (draft: ContractDraft): ContentText[] => [
    { key: 'title', label: t('contract.fields.title'), text: draft.title },
    { key: 'intro', label: t('contract.fields.intro'), text: draft.intro },
    { key: 'sections', label: t('contract.parts.sections'), text: sectionsText(draft) },
    { key: 'conclusion', label: t('contract.fields.conclusion'), text: draft.conclusion },
  ]
}

/** The terms and conditions. */
export const contractSource: OriginalSource<ContractDraft> = {
  id: 'contract',
  name: 'contract',
  language: DEFAULT_LANGUAGE,
  publicKey: getContract.id,
  get: (signal) => api.call(getAdminContract, { signal }),
  save: (body) => api.call(updateContract, { body }),
  listVersions: (before, signal) => api.call(listContractVersions, { query: { before }, signal }),
  getVersion: (version, signal) => api.call(getContractVersion, { params: { version }, signal }),
  restore: (version, base_version) =>
    api.call(restoreContractVersion, { params: { version }, body: { base_version } }),
  draftOf: ({ title, intro, sections, conclusion }) => ({ title, intro, sections, conclusion }),
  useTexts,
  translation: (language, source_version) =>
    translationSource<ContractDraft>({
      id: 'contract',
      name: 'contract',
      language,
      publicKey: getContract.id,
      get: (signal) => api.call(getContractTranslation, { params: { language }, signal }),
      save: (draft) =>
        api.call(updateContractTranslation, { params: { language }, body: { ...draft, source_version } }),
      listVersions: (before, signal) =>
        api.call(listContractTranslationVersions, { params: { language }, query: { before }, signal }),
      getVersion: (version, signal) =>
        api.call(getContractTranslationVersion, { params: { language, version }, signal }),
      restore: (version, base_version) =>
        api.call(restoreContractTranslationVersion, {
          params: { language, version },
          body: { base_version },
        }),
      useTexts,
    }),
}
