/** What tests anywhere use; what needs Node is in `@confida/testing/server`. */
export { aCompanion, aUser } from './fixtures/people.ts'
export { shellProps } from './fixtures/shell-props.ts'
export {
  connectionLost,
  type FakeAnswer,
  type FakeNetwork,
  fakeNetwork,
  type SentCall,
} from './network/fake-network.ts'
export { textProblems } from './texts/text-problems.ts'
export { wordingProblems } from './texts/wording-problems.ts'
