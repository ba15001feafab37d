const transform = require('./swc-transform.cjs')

/** What is, or imports at run time, ES modules only. All else under node_modules runs as it is, 1,500 files in the API's tests. */
const esModules = [
  '@confida/[^/]+',
  '@ai-sdk/[^/]+',
  '@borewit/text-codec',
  '@nestjs/[^/]+',
  '@noble/hashes',
  '@opentelemetry/otlp-exporter-base',
  '@rspack/core',
  '@scure/base',
  '@tokenizer/inflate',
  '@workflow/serde',
  'ai',
  'commander',
  'content-disposition',
  'cookie',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'eventsource-parser',
  'file-type',
  'htmlparser2',
  'httpxy',
  'n2words',
  'non-error',
  'p-queue',
  'p-timeout',
  'pg-boss',
  'serialize-error',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'workbox-[^/]+',
  'zod',
]

/** Tests of code that runs in Node. Packages of the workspace resolve to their source. */
module.exports = {
  // Generous, because a busy machine is no failure.
  testTimeout: 30_000,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  testPathIgnorePatterns: require('./left-out.cjs'),
  transform: transform(),
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${esModules.join('|')})/)`],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
}
