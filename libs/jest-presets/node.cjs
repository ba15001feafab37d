const transform = require('./swc-transform.cjs')

/** Tests of code that runs in Node. Packages of the workspace resolve to their source. */
module.exports = {
  // Generous, because a busy machine is no failure.
  testTimeout: 30_000,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  testPathIgnorePatterns: require('./left-out.cjs'),
  transform: transform(),
  transformIgnorePatterns: [],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
}
