module.exports = require('./jest/jest.browser.cjs')
