import { storable } from './storable.ts'

const NAME_MAX = 100

/**
 * The name that an answer gives its model where it is the configured one with more of it, such as its date; else the configured
 * one: what other names a server has for a model, a path among them, are its own business.
 */
export function moreExactly(configured: string, answered: string | undefined): string {
  const name = answered?.startsWith(configured) ? answered : configured
  return storable(name).slice(0, NAME_MAX)
}
