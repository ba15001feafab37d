const browser = require('../testing/jest/jest.browser.cjs')

module.exports = { ...browser, setupFiles: ['<rootDir>/src/testing/jsdom-gaps.cjs'] }
