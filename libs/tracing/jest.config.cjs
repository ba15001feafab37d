module.exports = require('@confida/jest-presets/node')
