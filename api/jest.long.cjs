/** What takes longest and changes least, for `npm run test:long`, on the built API. */
module.exports = {
  ...require('./testing/jest.database.cjs'),
  testPathIgnorePatterns: ['/node_modules/'],
  testMatch: ['<rootDir>/src/**/*.long.test.ts'],
  maxWorkers: 1,
  testTimeout: 300_000,
}
