module.exports = require('@confida/api/testing/jest')
