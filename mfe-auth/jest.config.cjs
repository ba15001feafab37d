// Generous limits: a busy machine is no failure.
module.exports = { ...require('@confida/jest-presets/browser'), testTimeout: 30_000 }
