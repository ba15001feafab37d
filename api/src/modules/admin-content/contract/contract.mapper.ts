import type { Contract, ContractDraft, ContractForEditing } from '@confida/contracts'
import { toContractHtml } from './contract-html.ts'

export interface ContractRow {
  version: number
  content: ContractDraft
  created_at: Date
}

export const toContractForEditing = ({ content, version, created_at }: ContractRow): ContractForEditing => ({
  ...content,
  version,
  last_updated: created_at.toISOString(),
})

export const toContract = ({ content, version, created_at }: ContractRow): Contract => ({
  title: content.title,
  content: toContractHtml(content),
  version,
  last_updated: created_at.toISOString(),
})
