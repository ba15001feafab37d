const { TestEnvironment } = require('jest-environment-node')
const skipAfterFailure = require('./skip-after-failure.cjs')

let lasting

/** One Node environment for all runs of jest in a process, so that the packages loaded in it last; see `lasting-runtime.cjs`. */
module.exports = class LastingEnvironment {
  constructor(config, context) {
    lasting ??= new TestEnvironment(config, context)
    const { global, moduleMocker, fakeTimers, fakeTimersModern } = lasting
    Object.assign(this, { global, moduleMocker, fakeTimers, fakeTimersModern })
    // Of the run before: its tests, and the entities of the code that is loaded anew.
    delete global[Symbol.for('EVENT_HANDLERS')]
    delete global.typeormMetadataArgsStorage
  }

  async setup() {
    // Stryker tells by the environment of the process, of which the lasting one has a copy.
    this.global.__stryker__ ??= {}
    this.global.__stryker__.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__
  }

  async teardown() {
    this.fakeTimers.useRealTimers()
    this.fakeTimersModern.useRealTimers()
  }

  handleTestEvent(event, state) {
    skipAfterFailure(event, state)
  }

  exportConditions() {
    return lasting.exportConditions()
  }

  getVmContext() {
    return lasting.getVmContext()
  }
}
