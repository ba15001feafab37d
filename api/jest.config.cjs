/** `*.faults.test.ts` are for `npm run test:faults`, `*.long.test.ts` for `npm run test:long`. */
module.exports = {
  ...require('./testing/jest.database.cjs'),
  testMatch: ['<rootDir>/src/**/!(*.faults|*.long).test.ts'],
  // The tests wait for their database and for time-outs more than half of the time.
  maxWorkers: 3,
}
