/** What takes longest of the tools, for `npm run test:long`. */
module.exports = {
  ...require('@confida/api/testing/jest'),
  testPathIgnorePatterns: ['/node_modules/'],
  testMatch: ['<rootDir>/src/**/*.long.test.ts'],
  testTimeout: 300_000,
}
