module.exports = {
  ...require('./testing/jest.database.cjs'),
  // Half of the time of all tests is spent here; with one worker the other processor would wait for it in the end.
  maxWorkers: 2,
}
