module.exports = {
  ...require('@confida/jest-presets/browser'),
  // Whole screens are walked through; on a busy machine that takes longer than jest's five seconds.
  testTimeout: 20_000,
}
