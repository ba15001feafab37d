import type { ContractDraft, ContractForEditing } from '@confida/contracts'

/** The editable part of the saved contract. */
export const draftOf = ({ title, intro, sections, conclusion }: ContractForEditing): ContractDraft => ({
  title,
  intro,
  sections,
  conclusion,
})
