/** Columns of one entity, in the order in which statements name them. */
export interface Columns<Row> {
  names: (keyof Row & string)[]
  /** For a repository's `select`. */
  select: Record<keyof Row & string, true>
  /** `a, b` */
  list: string
  /** `alias.a, alias.b` */
  of(alias: string): string
}

/** What a statement reads of these columns. */
export type RowOf<Of> = Of extends Columns<infer Row> ? Row : never

/**
 * The columns that prepared statements read or write. Names and types are the entity's: a column that it does not have, or
 * one that is read from a row but not listed, does not compile.
 */
export function columnsOf<Entity, Name extends keyof Entity & string>(
  _entity: new () => Entity,
  names: Name[],
): Columns<Pick<Entity, Name>> {
  return {
    names,
    select: Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>,
    list: names.join(', '),
    of: (alias) => names.map((name) => `${alias}.${name}`).join(', '),
  }
}
