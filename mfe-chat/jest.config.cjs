const browser = require('../libs/testing/jest/jest.browser.cjs')

module.exports = { ...browser, rootDir: __dirname }
