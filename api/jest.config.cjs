/** `*.faults.test.ts` are for `npm run test:faults`. */
module.exports = {
  ...require('./testing/jest.database.cjs'),
  testMatch: ['<rootDir>/src/**/!(*.faults).test.ts'],
  // Half of the time of all tests is spent here; with one worker the other processor would wait for it in the end; with
  // three, tests that run beside those of other projects meet their time-outs.
  maxWorkers: 2,
}
