const BrowserEnvironment = require('../../../../../libs/jest-presets/browser-environment.cjs')
const skipAfterFailure = require('./skip-after-failure.cjs')

/** That of the preset; each test of a page that fails would wait a second for what does not appear. */
module.exports = class extends BrowserEnvironment {
  handleTestEvent(event, state) {
    skipAfterFailure(event, state)
  }
}
