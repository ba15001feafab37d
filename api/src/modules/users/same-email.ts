import { type FindOperator, Raw } from 'typeorm'

/** Of a user's `email`; the one looked for is in the form that the contract's schemas give it, and is not folded again. */
export const sameEmail = (email: string): FindOperator<string> =>
  Raw((column) => `lower(${column}) = :email`, { email })
