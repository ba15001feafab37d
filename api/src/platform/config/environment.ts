/** What the API reads of the environment, for the tools. */
export { descriptions } from './environment.descriptions.ts'
export { type Environment, environment } from './environment.schema.ts'
