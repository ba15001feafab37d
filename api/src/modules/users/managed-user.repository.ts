import type { Role, UserDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Executor } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

// In the order of the ids, so that two administrators who act on each other cannot wait in a circle.
const lock = statement(
  'managed-users.lock',
  `select id, name, email, phone, birth_date, role, is_standby, deleted_at is not null as is_deleted
   from users where id = any($1::uuid[]) order by id for no key update`,
)
const update = statement(
  'managed-users.update',
  'update users set name = $2, email = $3, phone = $4, birth_date = $5 where id = $1',
)
const setStandby = statement('managed-users.standby', 'update users set is_standby = $2 where id = $1')
const markDeleted = statement(
  'managed-users.delete',
  'update users set deleted_at = now(), deleted_by = $2 where id = $1',
)
const markRestored = statement(
  'managed-users.restore',
  'update users set deleted_at = null, deleted_by = null where id = $1',
)

export interface ManagedUser {
  id: string
  name: string
  email: string
  phone: string | null
  birth_date: string | null
  role: Role
  is_standby: boolean
  is_deleted: boolean
}

@Injectable()
export class ManagedUserRepository {
  /** Holds the rows until the transaction ends, so that changes of a user come one after the other. */
  lock(ids: string[], executor: Executor): Promise<ManagedUser[]> {
    return executor.rows<ManagedUser & object>(lock, [ids])
  }

  async update(id: string, draft: UserDraft, executor: Executor): Promise<void> {
    await executor.rows(update, [id, draft.name, draft.email, draft.phone, draft.birth_date])
  }

  async setStandby(id: string, isStandby: boolean, executor: Executor): Promise<void> {
    await executor.rows(setStandby, [id, isStandby])
  }

  async markDeleted(id: string, administratorId: string, executor: Executor): Promise<void> {
    await executor.rows(markDeleted, [id, administratorId])
  }

  async markRestored(id: string, executor: Executor): Promise<void> {
    await executor.rows(markRestored, [id])
  }
}
