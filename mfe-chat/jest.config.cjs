module.exports = require('../libs/testing/jest/jest.browser.cjs')
