import { test } from '@jest/globals'

type Declare = (title: string, ...rest: unknown[]) => void
type Each = (...table: unknown[]) => Declare

const tagged =
  (declare: Declare): Declare =>
  (title, ...rest) =>
    declare(`${title} @long`, ...rest)

const each: Each = (...table) => tagged((test.each as unknown as Each)(...table))
const long = Object.assign(tagged(test as Declare), { each })
const leftOut = Object.assign(() => {}, { each: () => () => {} })

/**
 * A test that takes long and changes little, as browser tests tagged `@long` are: `npm test` leaves it out, and
 * `npm run test:long` runs it.
 */
export const longTest = (process.env.LONG_TESTS ? long : leftOut) as unknown as typeof test
