const { join } = require('node:path')

const database = join(__dirname, '../src/database')

/** Tests of the API: with one PostgreSQL for the whole run, see `createTestDatabase`. */
module.exports = {
  ...require('./jest.node.cjs'),
  globalSetup: join(database, 'global-setup.ts'),
  globalTeardown: join(database, 'global-teardown.ts'),
  testTimeout: 20_000,
}
