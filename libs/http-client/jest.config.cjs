module.exports = require('../testing/jest/jest.browser.cjs')
