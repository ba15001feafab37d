module.exports = require('../testing/jest/jest.node.cjs')
