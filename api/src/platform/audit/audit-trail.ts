import type { AuditAction } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../access/current-user.ts'
import type { Transaction } from '../database/database.ts'
import { statement } from '../database/statement.ts'

export type AuditValues = Record<string, unknown>

export interface AuditChange {
  actor: Pick<CurrentUser, 'id' | 'name'>
  action: AuditAction
  /** What was changed; absent for what there is but one of. */
  target?: { id: string; name?: string }
  /** The changed fields alone, see `changedFields`. */
  before?: AuditValues
  after?: AuditValues
}

const insert = statement(
  'audit-log.insert',
  `insert into audit_log (actor_id, actor_name, action, target_id, target_name, before, after)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)

/** Writes down administrative changes. */
@Injectable()
export class AuditTrail {
  /** In the transaction of the change itself: there is never one without the other. */
  async record(change: AuditChange, transaction: Transaction): Promise<void> {
    const { actor, action, target, before, after } = change
    const values = [before, after].map((part) => (part ? toJson(part) : null))
    const name = target?.name ?? null
    await transaction.rows(insert, [actor.id, actor.name, action, target?.id ?? null, name, ...values])
  }
}

/** A password in the log is a fault of the program, so it must not pass quietly. */
function toJson(values: AuditValues): string {
  return JSON.stringify(values, (key, value) => {
    if (/password/i.test(key)) throw new Error(`the audit log takes no ${key}`)
    return value
  })
}
