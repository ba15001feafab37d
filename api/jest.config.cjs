module.exports = require('./testing/jest.database.cjs')
