import type { Contract, ContractDraft } from '@confida/contracts'
import type { VersionRow } from '../content-versions/content-version.repository.ts'
import type { TranslationEntity } from '../translations/translation.entity.ts'
import { toContractHtml } from './contract-html.ts'

/** The terms as everybody reads them, in Italian or translated. The version is that which whoever registers accepts. */
export function toContract(
  { content, version, created_at }: VersionRow<ContractDraft>,
  translation: TranslationEntity | null,
): Contract {
  const texts = translation ? (translation.content as ContractDraft) : content
  return {
    title: texts.title,
    content: toContractHtml(texts),
    version,
    last_updated: (translation?.created_at ?? created_at).toISOString(),
  }
}
