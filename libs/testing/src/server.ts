/** What tests in Node use: the API on a real PostgreSQL. */
export { type AccountChoices, createAdmin, registerUser, type TestAccount } from './api/test-accounts.ts'
export { startTestApi, type TestApi, type TestApiOptions } from './api/test-api.ts'
export { type Answer, type CallOptions, callApi } from './api/test-client.ts'
export { joinTestCluster, leaveTestCluster } from './database/test-cluster.ts'
export { createTestDatabase, prepareTemplate, type TestDatabase } from './database/test-database.ts'
