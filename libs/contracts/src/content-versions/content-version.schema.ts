import * as z from 'zod/mini'
import { timestamp } from '../common/field.schema.ts'

/** How many versions one answer lists. */
export const VERSION_PAGE = 50

export const VERSION_MAX = 2_147_483_647

const number = z.coerce.number().check(z.int(), z.gte(1), z.lte(VERSION_MAX))

/** A saved version of an editable text, without the text. */
export const contentVersion = z.object({
  version: z.int(),
  created_at: timestamp,
  /** Null for the texts that came with the product, and for somebody who is erased. */
  author_name: z.nullable(z.string()),
})

export const versionParams = z.object({ version: number })

export const versionQuery = z.object({
  /** Only versions older than this one. */
  before: z.optional(number),
})

/**
 * The version that the sender has worked on. Where it is not the newest any more the call is refused, so that nobody
 * overwrites what they have not seen; without it there is no such check.
 */
export const baseVersion = z.optional(z.int().check(z.gte(1), z.lte(VERSION_MAX)))

export const restoreBody = z.object({ base_version: baseVersion })

export type ContentVersion = z.output<typeof contentVersion>
