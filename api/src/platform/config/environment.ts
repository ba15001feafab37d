/** What the API reads of the environment, for the tools. */
export { descriptions } from './environment.descriptions.ts'
export { environment } from './environment.schema.ts'
