import { NOT_IN_A_LINE } from './characters.ts'

/** Characters of a search in a list in the back office. */
export const LIST_SEARCH_MAX = 100

/** What an address is searched for, made into what the API takes: a refusal that comes back at each retry helps nobody. */
export const readListSearch = (params: URLSearchParams): string =>
  (params.get('search') ?? '').replace(new RegExp(NOT_IN_A_LINE, 'gu'), ' ').slice(0, LIST_SEARCH_MAX).trim()
