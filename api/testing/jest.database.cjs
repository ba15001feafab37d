const { join } = require('node:path')

const database = join(__dirname, 'database')

/** Tests with one PostgreSQL for the whole run, see `createTestDatabase`. */
module.exports = {
  ...require('@confida/jest-presets/node'),
  globalSetup: join(database, 'global-setup.ts'),
  globalTeardown: join(database, 'global-teardown.ts'),
  // Of the hooks too, which start the API.
  testTimeout: 60_000,
}
