/** What tests of the API use: the API itself, or its database alone, on a real PostgreSQL. */
export { type ApiProcess, startApiProcess } from './api-process.ts'
export { createTestDatabase, type TestDatabase } from './database/test-database.ts'
export { deviceOf } from './device-cookie.ts'
export { type EventStream, openEventStream, type ServerEvent } from './event-stream.ts'
export {
  converseAt,
  type KillableProcesses,
  registerAt,
  useKillableProcesses,
} from './killable-processes.ts'
export { type StoreUnderTest, storesUnderTest } from './limit-stores.ts'
export { builtMain, useStartsByHand } from './starts-by-hand.ts'
export { startTestApi, type TestApi } from './test-api.ts'
export { type ApiResponse, type CallOptions, callApi } from './test-client.ts'
export { createCompanion, startConversation } from './test-conversations.ts'
export { createLabelledUser, type LabelledUser } from './test-emotions.ts'
export { runJob, waitForAnalysis } from './test-jobs.ts'
export { callWhileLocked, lockRows, lockTable, waitForLocks } from './test-locks.ts'
export { mailsTo, type PostedMail, resetCodeFor } from './test-mail.ts'
export { softwarePasskey } from './test-passkey.ts'
export {
  appCode,
  changeTicket,
  forgetUsedCodes,
  loginTicket,
  setUpApp,
  type TestApp,
} from './test-second-factors.ts'
export { createAdmin, registerUser, type TestUser } from './test-users.ts'
export { waitUntil } from './wait-until.ts'
