module.exports = {
  ...require('../libs/testing/jest/jest.browser.cjs'),
  // Whole screens are walked through; on a busy machine that takes longer than jest's five seconds.
  testTimeout: 20_000,
}
