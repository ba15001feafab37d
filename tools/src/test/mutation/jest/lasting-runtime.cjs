const { default: Runtime } = require('jest-runtime')

let lasting

/** Jest loads all modules anew for each run; those outside of the API take most of the time, have no changes and may stay. */
module.exports = class LastingRuntime extends Runtime {
  constructor(...options) {
    super(...options)
    lasting ??= new Runtime(...options)
  }

  requireModuleOrMock(from, name) {
    return isOutside(name) ? lasting.requireModuleOrMock(from, name) : super.requireModuleOrMock(from, name)
  }
}

/** Neither a file of the API, nor what tests use of it, nor jest's own, which belong to the run. */
const isOutside = (name) => !/^([./]|@confida\/(api|testing)\/|@jest\/|expect$)/.test(name)
