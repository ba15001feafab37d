import * as account from './account/account.endpoints.ts'
import * as emotionConsent from './account/emotion-consent.endpoints.ts'
import * as statistics from './admin-users/admin-statistics.endpoints.ts'
import * as adminUsers from './admin-users/admin-user.endpoints.ts'
import * as deletedUsers from './admin-users/deleted-user.endpoints.ts'
import * as auditLog from './audit/audit-log.endpoints.ts'
import * as auth from './auth/auth.endpoints.ts'
import * as chat from './chat/chat.endpoints.ts'
import * as images from './chat/image.endpoints.ts'
import * as companions from './companions/companion.endpoints.ts'
import * as contract from './contract/contract.endpoints.ts'
import * as emailTemplates from './email-templates/email-template.endpoints.ts'
import * as emotions from './emotions/emotion.endpoints.ts'
import type { EndpointDefinition } from './endpoint.ts'
import * as adminFeedbacks from './feedback/admin-feedback.endpoints.ts'
import * as feedback from './feedback/feedback.endpoints.ts'
import * as health from './health/health.endpoints.ts'
import * as homepage from './homepage/homepage.endpoints.ts'
import * as memories from './memories/memory.endpoints.ts'
import * as outbox from './outbox/outbox.endpoints.ts'
import * as adminTiers from './payments/admin-pricing-tier.endpoints.ts'
import * as payments from './payments/payment.endpoints.ts'

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every endpoint of the product, for the OpenAPI document and for tests that walk over all of them. */
export const allEndpoints: EndpointDefinition[] = [
  auth,
  account,
  emotionConsent,
  companions,
  chat,
  images,
  memories,
  feedback,
  payments,
  adminTiers,
  adminFeedbacks,
  emailTemplates,
  outbox,
  contract,
  adminUsers,
  deletedUsers,
  statistics,
  emotions,
  auditLog,
  homepage,
  health,
].flatMap((domain) => Object.values(domain).filter(isEndpoint))
