const node = require('@confida/jest-presets/node')

module.exports = {
  testTimeout: node.testTimeout,
  projects: [
    { ...require('@confida/jest-presets/browser'), displayName: 'page' },
    { ...node, displayName: 'server', testMatch: ['<rootDir>/server/**/*.test.ts'] },
    { ...node, displayName: 'service-worker', testMatch: ['<rootDir>/service-worker/**/*.test.ts'] },
  ],
}
