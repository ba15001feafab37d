import * as z from 'zod/mini'
import { id, timestamp } from '../common/field.schema.ts'

/** Every kind of administrative change: what was changed, then how. */
export const auditActions = [
  'user.create',
  'user.update',
  'user.standby',
  'user.activate',
  'user.delete',
  'user.restore',
  'user.erase',
  'user.export',
  'user.password',
  'user.second-factors',
  'user.sessions',
  'user.note',
  'user.mail',
  'administrator.invite',
  'administrator.resend',
  'administrator.uninvite',
  'administrator.accept',
  'administrator.role',
  'administrator.revoke',
  'homepage.update',
  'homepage.restore',
  'homepage.translate',
  'contract.update',
  'contract.restore',
  'contract.translate',
  'email-template.update',
  'email-template.activate',
  'email-template.deactivate',
  'email-template.delete',
  'email-template.restore',
  'email-template.restore-version',
  'email-template.translate',
  'mail.retry',
  'pricing-tier.create',
  'pricing-tier.update',
  'pricing-tier.delete',
  'pricing-tier.translate',
  'discount-code.create',
  'discount-code.update',
  'payment.refund',
  'payment.export',
  'feedback.state',
  'feedback.reply',
  'feedback.delete',
  'feedback.export',
  'care-cards.export',
  'california-report.export',
  'terms-acceptances.export',
] as const

export type AuditAction = (typeof auditActions)[number]

const values = z.nullable(z.record(z.string(), z.unknown()))

/**
 * One administrative change. Names are as they were then. When an account is erased for good, `target_name` and the values of what
 * was done with it go; of what it did as administrator only `actor_id` goes.
 */
export const auditEntry = z.object({
  id,
  created_at: timestamp,
  actor_id: z.nullable(id),
  actor_name: z.nullable(z.string()),
  action: z.enum(auditActions),
  /** An account's id, a template's name, a tier's id; null for what there is but one of. */
  target_id: z.nullable(z.string()),
  target_name: z.nullable(z.string()),
  /** The changed fields alone, never a password; null where there was nothing before, or is nothing after. */
  before: values,
  after: values,
})

export type AuditEntry = z.output<typeof auditEntry>
