import type { Companion } from '@confida/contracts'

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })

/** Companions by name, ignoring case (specification §4). */
export const sortByName = (companions: readonly Companion[]): Companion[] =>
  companions.toSorted((one, other) => byName.compare(one.name, other.name))
