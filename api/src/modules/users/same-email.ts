import { type FindOperator, Raw } from 'typeorm'

/** Of a user's `email`: addresses are the same whatever their case, which is also what their index says. */
export const sameEmail = (email: string): FindOperator<string> =>
  Raw((column) => `lower(${column}) = lower(:email)`, { email })
