module.exports = require('../libs/testing/jest/jest.api.cjs')
