import { Brackets, type WhereExpressionBuilder } from 'typeorm'
import type { ListQuery } from './filters.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'

export interface Searched {
  /** A text as the function `searchable` makes it. */
  sql: string
  /** Another text, as it is. */
  plain?: string
}

/** The column of users, mails and the audit log. */
export const searchedColumn = (alias: string): Searched => ({ sql: `${alias}.searched` })

/** Lets through what has every word of the text, in any order, whatever its case and accents; everything for no text. */
export function filterSearch(query: ListQuery, searched: Searched, text = ''): void {
  for (const [index, term] of searchTerms(text).entries()) {
    query.andWhere(new Brackets((where) => filterTerm(where, searched, term, `search${index}`)))
  }
}

function filterTerm(
  where: WhereExpressionBuilder,
  { sql, plain }: Searched,
  { words, phone, national = [] }: SearchTerm,
  name: string,
): void {
  const conditionOf = (parameter: string) => {
    const folded = `${sql} like search_pattern(:${parameter})`
    return plain ? `(${folded} or ${plain} like search_pattern(:${parameter}))` : folded
  }
  const all = words.map((_, index) => conditionOf(`${name}_${index}`)).join(' and ')
  where.where(all, Object.fromEntries(words.map((word, index) => [`${name}_${index}`, word])))
  const lines = national.map((digits) => `%\n${digits}\n%`)
  for (const [index, pattern] of [...(phone ? [`%${phone}%`] : []), ...lines].entries()) {
    where.orWhere(`${sql} like :${name}_phone${index}`, { [`${name}_phone${index}`]: pattern })
  }
}
