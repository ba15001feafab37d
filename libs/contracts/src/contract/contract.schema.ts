import * as z from 'zod/mini'
import { line, optionalText, text, timestamp } from '../common/field.schema.ts'
import { CONTRACT_SECTIONS_MAX, CONTRACT_TEXT_MAX, CONTRACT_TITLE_MAX } from './contract.limits.ts'

export const contractSection = z.object({
  title: line(CONTRACT_TITLE_MAX),
  /** Plain text; lines that begin with a bullet become a list. */
  content: text(CONTRACT_TEXT_MAX),
})

/** The terms and conditions as an administrator edits them. */
export const contractDraft = z.object({
  title: line(CONTRACT_TITLE_MAX),
  intro: optionalText(CONTRACT_TEXT_MAX),
  sections: z.array(contractSection).check(z.maxLength(CONTRACT_SECTIONS_MAX)),
  conclusion: optionalText(CONTRACT_TEXT_MAX),
})

export const contractForEditing = z.extend(contractDraft, {
  title: z.string(),
  sections: z.array(z.object({ title: z.string(), content: z.string() })),
  version: z.int(),
  last_updated: timestamp,
})

/** The terms and conditions as everybody reads them; `content` is HTML made and sanitised by the server. */
export const contract = z.object({
  title: z.string(),
  content: z.string(),
  version: z.int(),
  last_updated: timestamp,
})

export type ContractDraft = z.output<typeof contractDraft>
export type ContractForEditing = z.output<typeof contractForEditing>
export type Contract = z.output<typeof contract>
