/** What tests in Node use: the API on a real PostgreSQL. */
export { type FakeAi, type FakeAiAnswer, type FakeAiRequest, startFakeAi } from './ai/fake-ai.ts'
export { type EventStream, openEventStream, type ServerEvent } from './api/event-stream.ts'
export { type AccountChoices, createAdmin, registerUser, type TestAccount } from './api/test-accounts.ts'
export { startTestApi, type TestApi, type TestApiOptions } from './api/test-api.ts'
export { aPartnerOf, startChatOf } from './api/test-chats.ts'
export { type Answer, type CallOptions, callApi } from './api/test-client.ts'
export { joinTestCluster, leaveTestCluster } from './database/test-cluster.ts'
export { createTestDatabase, prepareTemplate, type TestDatabase } from './database/test-database.ts'
