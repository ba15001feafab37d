export * from './account/account.schema.ts'
export * from './admin-users/admin-statistics.schema.ts'
export * from './admin-users/admin-user.options.ts'
export * from './admin-users/admin-user.schema.ts'
export * from './admin-users/user-note.schema.ts'
export * from './admin-users/user-timeline.schema.ts'
export * from './administrators/administrator.roles.ts'
export {
  type Administrator,
  type AdministratorList,
  administratorTag,
  INVITATION_DAYS,
  type Invitation,
  type InvitationOffer,
  type NewInvitation,
  type RoleChange,
} from './administrators/administrator.schema.ts'
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
export * from './common/csv.ts'
export * from './common/digits.ts'
export * from './common/field.schema.ts'
export * from './common/language.ts'
export * from './common/new-id.ts'
export * from './common/record-tag.ts'
export * from './companion-files/companion-backup.schema.ts'
export * from './companion-files/companion-file.limits.ts'
export * from './companion-files/companion-file.schema.ts'
export * from './companions/companion.limits.ts'
export * from './companions/companion.options.ts'
export * from './companions/companion.schema.ts'
export * from './companions/companion-avatar.ts'
export * from './companions/companion-picture.ts'
export * from './companions/portrait.options.ts'
export * from './companions/portrait.schema.ts'
export * from './companions/portrait-colours.ts'
export * from './companions/portrait-url.ts'
export * from './compliance/compliance.limits.ts'
export * from './compliance/compliance.schema.ts'
export * from './compliance/disclosure.schema.ts'
export * from './compliance/terms.schema.ts'
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
export * from './emotions/own-emotion.schema.ts'
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
export * from './memories/memory-exclusion.schema.ts'
export * from './outbox/outbox.schema.ts'
export * from './payments/admin-payment.schema.ts'
export * from './payments/discount-code.schema.ts'
export * from './payments/payment.limits.ts'
export * from './payments/pricing-tier.limits.ts'
export * from './payments/pricing-tier.schema.ts'
export * from './push/push.limits.ts'
export * from './push/push.schema.ts'
export * from './remote-reports/remote-report.limits.ts'
export * from './remote-reports/remote-report.schema.ts'
export * from './second-factors/second-factor.kinds.ts'
export * from './second-factors/second-factor.limits.ts'
export * from './second-factors/second-factor.schema.ts'
export * from './security-log/security-log.schema.ts'
export * from './sessions/session.schema.ts'
export * from './summaries/summary.limits.ts'
export * from './summaries/summary.schema.ts'
export * from './translations/content-translation.schema.ts'
export * from './translations/tier-translation.schema.ts'
export * from './translations/translation.schema.ts'
