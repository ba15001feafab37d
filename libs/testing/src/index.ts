/** What tests anywhere use; what needs Node is in `@confida/testing/server`. */
export { aCompanion, aUser } from './fixtures/people.ts'
