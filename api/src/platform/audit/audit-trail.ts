import type { AuditAction } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../access/current-user.ts'
import type { Transaction } from '../database/database.ts'
import { AuditLogRepository } from './audit-log.repository.ts'

export type AuditValues = Record<string, unknown>

export interface AuditChange {
  /** Absent where the product does it by itself, by a setting. */
  actor?: Pick<CurrentUser, 'id' | 'name'>
  action: AuditAction
  /** What was changed; absent for what there is but one of. */
  target?: { id: string; name?: string }
  /** The changed fields alone, see `changedFields`. */
  before?: AuditValues
  after?: AuditValues
}

/** Writes down administrative changes. */
@Injectable()
export class AuditTrail {
  constructor(private readonly entries: AuditLogRepository) {}

  /** In the transaction of the change itself: there is never one without the other. */
  async record(
    { actor, action, target, before, after }: AuditChange,
    transaction: Transaction,
  ): Promise<void> {
    refusePasswords([before, after])
    const row = {
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? null,
      action,
      target_id: target?.id ?? null,
      target_name: target?.name ?? null,
      before: before ?? null,
      after: after ?? null,
    }
    await this.entries.insert(row, transaction)
  }
}

/** A password in the log is a fault of the program, so it must not pass quietly. */
function refusePasswords(values: unknown): void {
  JSON.stringify(values, (key, value) => {
    if (/password/i.test(key)) throw new Error(`the audit log takes no ${key}`)
    return value
  })
}
