// Generous limits: a busy machine is no failure.
module.exports = { ...require('../libs/testing/jest/jest.browser.cjs'), testTimeout: 30_000 }
