module.exports = {
  ...require('@confida/jest-presets/node'),
  testMatch: ['<rootDir>/{src,training}/**/*.test.ts'],
}
