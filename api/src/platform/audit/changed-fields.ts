import { isDeepStrictEqual } from 'node:util'
import type { AuditValues } from './audit-trail.ts'

export interface Changes {
  before: AuditValues
  after: AuditValues
}

/** The fields of `next` that differ, with both values; undefined when none does. */
export function changedFields<Values extends object>(
  previous: { [Field in keyof Values]: unknown },
  next: Values,
): Changes | undefined {
  const changes: Changes = { before: {}, after: {} }
  for (const [field, value] of Object.entries(next)) {
    const old = previous[field as keyof Values]
    if (isDeepStrictEqual(old, value)) continue
    changes.before[field] = old
    changes.after[field] = value
  }
  return Object.keys(changes.after).length > 0 ? changes : undefined
}
