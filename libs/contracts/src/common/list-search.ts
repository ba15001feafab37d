import * as z from 'zod/mini'
import { NOT_IN_A_LINE, optionalLine } from './field.schema.ts'

/** Characters of a search in a list in the back office. */
const LIST_SEARCH_MAX = 100

/** What such a list is searched for. */
export const listSearch = z.optional(optionalLine(LIST_SEARCH_MAX))

/** What an address is searched for, made into what the API takes: a refusal that comes back at each retry helps nobody. */
export const readListSearch = (params: URLSearchParams): string =>
  (params.get('search') ?? '').replace(new RegExp(NOT_IN_A_LINE, 'gu'), ' ').slice(0, LIST_SEARCH_MAX).trim()
