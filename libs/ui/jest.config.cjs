const browser = require('@confida/jest-presets/browser')

module.exports = { ...browser, setupFiles: ['<rootDir>/src/testing/jsdom-gaps.cjs'] }
