/** What tests in Node use: the peers outside, on loopback. */
export { type AiFault, aiFaults } from './ai/ai-faults.ts'
export { type FakeAi, type FakeAiAnswer, type FakeAiRequest, startFakeAi } from './ai/fake-ai.ts'
export { startTcpProxy, type TcpProxy } from './network/tcp-proxy.ts'
export { type FakeStripe, type FakeStripeSession, startFakeStripe } from './payments/fake-stripe.ts'
export { startTestPgBouncer, type TestPgBouncer } from './postgres/test-pgbouncer.ts'
export { startTestPostgres, startTestReplica, type TestPostgres } from './postgres/test-postgres.ts'
export { startTestRedis, type TestRedis } from './redis/test-redis.ts'
export { createTestS3, S3_ACCOUNT, startTestS3, type TestS3 } from './s3/test-s3.ts'
