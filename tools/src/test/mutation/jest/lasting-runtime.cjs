const { default: Runtime } = require('jest-runtime')

let packages

/** Jest loads all modules anew for each run; those of packages take most of the time, have no changes and may stay. */
module.exports = class LastingRuntime extends Runtime {
  constructor(...options) {
    super(...options)
    packages ??= new Runtime(...options)
  }

  requireModuleOrMock(from, name) {
    return isPackage(name) ? packages.requireModuleOrMock(from, name) : super.requireModuleOrMock(from, name)
  }
}

/** Neither a file, nor a project of the workspace, nor jest's own, which belong to the run. */
const isPackage = (name) => !/^([./]|@confida\/|@jest\/|expect$)/.test(name)
