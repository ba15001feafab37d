/** `*.faults.test.ts` are for `npm run test:faults`. */
module.exports = {
  ...require('./testing/jest.database.cjs'),
  testMatch: ['<rootDir>/src/**/!(*.faults).test.ts'],
  // Half of the time of all tests is spent here; with one worker the other processor would wait for it in the end.
  maxWorkers: 2,
}
