export * from './account/account.schema.ts'
export * from './admin-users/admin-statistics.schema.ts'
export * from './admin-users/admin-user.options.ts'
export * from './admin-users/admin-user.schema.ts'
export * from './all-endpoints.ts'
export * from './audit/audit-log.schema.ts'
export * from './auth/account.limits.ts'
export {
  newPassword,
  passwordChange,
  registration,
  type Session,
  session,
} from './auth/credentials.schema.ts'
export * from './auth/phone-countries.ts'
export * from './auth/user.schema.ts'
export * from './chat/chat.limits.ts'
export * from './chat/chat.schema.ts'
export * from './common/background-call.ts'
export * from './common/digits.ts'
export * from './common/field.schema.ts'
export * from './common/language.ts'
export * from './companions/companion.limits.ts'
export * from './companions/companion.options.ts'
export * from './companions/companion.schema.ts'
export * from './companions/companion-avatar.ts'
export {
  type ContentVersion,
  contentVersion,
  VERSION_PAGE,
} from './content-versions/content-version.schema.ts'
export * from './contract/contract.limits.ts'
export * from './contract/contract.schema.ts'
export * from './contract/contract-blocks.ts'
export * from './email-templates/email-template.kinds.ts'
export * from './email-templates/email-template.limits.ts'
export * from './email-templates/email-template.schema.ts'
export * from './emotions/emotion.schema.ts'
export * from './endpoint.ts'
export * from './endpoints.ts'
export * from './errors/error-catalogue.ts'
export * from './errors/field-problem.ts'
export * from './feedback/feedback.limits.ts'
export * from './feedback/feedback.schema.ts'
export * from './homepage/homepage.defaults.ts'
export * from './homepage/homepage.schema.ts'
export * from './homepage/support-email.ts'
export * from './memories/memory.limits.ts'
export * from './memories/memory.schema.ts'
export * from './outbox/outbox.schema.ts'
export * from './payments/payment.limits.ts'
export * from './payments/pricing-tier.limits.ts'
export * from './payments/pricing-tier.schema.ts'
