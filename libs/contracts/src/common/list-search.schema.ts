import * as z from 'zod/mini'
import { optionalLine } from './field.schema.ts'
import { LIST_SEARCH_MAX } from './list-search.ts'

/** What a list in the back office is searched for. */
export const listSearch = z.optional(optionalLine(LIST_SEARCH_MAX))
