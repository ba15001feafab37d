/** Long ones, for `npm run test:faults`, on the built API. */
module.exports = {
  ...require('./testing/jest.database.cjs'),
  testMatch: ['<rootDir>/testing/faults/**/*.test.ts', '<rootDir>/src/**/*.faults.test.ts'],
  maxWorkers: 1,
  testTimeout: 1_800_000,
}
