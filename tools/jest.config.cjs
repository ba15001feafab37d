/** `*.long.test.ts` are for `npm run test:long`. */
module.exports = {
  ...require('@confida/api/testing/jest'),
  testMatch: ['<rootDir>/src/**/!(*.long).test.ts'],
}
