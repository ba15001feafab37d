module.exports = require('../libs/testing/jest/jest.node.cjs')
