export * from './admin-users/admin-user.endpoints.ts'
export * from './admin-users/admin-user.list.ts'
export * from './admin-users/admin-user.schema.ts'
export * from './admin-users/deleted-user.endpoints.ts'
export * from './all-endpoints.ts'
export * from './auth/account.limits.ts'
export * from './auth/auth.endpoints.ts'
export {
  newPassword,
  passwordChange,
  registration,
  type Session,
  session,
} from './auth/credentials.schema.ts'
export * from './auth/user.schema.ts'
export * from './chat/chat.endpoints.ts'
export * from './chat/chat.limits.ts'
export * from './chat/chat.schema.ts'
export * from './common/field.schema.ts'
export * from './common/language.ts'
export * from './companions/companion.avatar.ts'
export * from './companions/companion.endpoints.ts'
export * from './companions/companion.limits.ts'
export * from './companions/companion.options.ts'
export * from './companions/companion.schema.ts'
export * from './endpoint.ts'
export * from './errors/error-catalogue.ts'
export * from './errors/field-problem.ts'
export * from './health/health.endpoints.ts'
export * from './homepage/homepage.endpoints.ts'
export * from './homepage/homepage.schema.ts'
