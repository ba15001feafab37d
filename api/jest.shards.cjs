/** All tests at once, the integration tests in few parts; `jest` alone runs each file by itself, for work on one. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['<rootDir>/src/**/!(*.int|*.faults).test.ts', '<rootDir>/testing/shards/*.test.ts'],
}
