module.exports = require('@confida/jest-presets/browser')
