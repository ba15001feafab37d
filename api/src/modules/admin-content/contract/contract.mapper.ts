import type { Contract, ContractDraft } from '@confida/contracts'
import type { VersionRow } from '../content-versions/content-version.repository.ts'
import { toContractHtml } from './contract-html.ts'

/** The terms as everybody reads them. */
export const toContract = ({ content, version, created_at }: VersionRow<ContractDraft>): Contract => ({
  title: content.title,
  content: toContractHtml(content),
  version,
  last_updated: created_at.toISOString(),
})
