const { join } = require('node:path')
const transform = require('./swc-transform.cjs')

/** What is loaded as ES modules only. All else under node_modules runs as it is, a thousand files a project. */
const esModules = [
  '@confida/[^/]+',
  'compute-scroll-into-view',
  'eventsource-parser',
  'ky',
  'scroll-into-view-if-needed',
]

/** Tests of code that runs in a browser, on jsdom. Packages of the workspace resolve to their source. */
module.exports = {
  // Generous, because a busy machine is no failure.
  testTimeout: 30_000,
  testEnvironment: join(__dirname, 'browser-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: require('./left-out.cjs'),
  transform: transform({ jsx: true }),
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`],
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
  setupFilesAfterEnv: [join(__dirname, 'browser-setup.cjs')],
  moduleNameMapper: {
    // The same modules as CommonJS.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.module\\.css$': join(__dirname, 'css-module-names.cjs'),
    '\\.(css|svg|png|jpg|webp|woff2?)$': join(__dirname, 'empty-file.cjs'),
  },
}
