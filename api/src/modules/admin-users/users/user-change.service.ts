import type { Area } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type ManagedUser, ManagedUserRepository } from '../../users/managed-user.repository.ts'
import { requireMayChange } from './managed-user.policy.ts'

type Work<Result> = (user: ManagedUser, transaction: Transaction) => Promise<Result>

interface Wanted {
  id: string
  isDeleted: boolean
  /** That of the call. */
  area: Area
}

/** One administrative change of one user: a transaction in which nobody else changes it. */
@Injectable()
export class UserChangeService {
  constructor(
    private readonly database: Database,
    private readonly users: ManagedUserRepository,
    private readonly sessions: Sessions,
  ) {}

  /** @throws AppError `user_not_found` for a user that is not there or deleted */
  changeUser<Result>(
    actor: CurrentUser,
    id: string,
    work: Work<Result>,
    area: Area = 'people',
  ): Promise<Result> {
    return this.run(actor, { id, isDeleted: false, area }, work)
  }

  /** @throws AppError `user_not_found` for a user that is not deleted */
  changeDeletedUser<Result>(actor: CurrentUser, id: string, work: Work<Result>): Promise<Result> {
    return this.run(actor, { id, isDeleted: true, area: 'people' }, work)
  }

  private run<Result>(actor: CurrentUser, { id, isDeleted, area }: Wanted, work: Work<Result>) {
    return this.database.transaction(async (transaction) => {
      const users = await this.users.lock([actor.id, id], transaction)
      // Asked again under the lock: two administrators who delete each other would leave none, and one whose sessions
      // have ended meanwhile (a thief, by a new password) changes nobody any more.
      const acting = users.find(({ id }) => id === actor.id)
      if (!acting || acting.deleted_at) throw new AppError('token_invalid')
      if (acting.is_standby) throw new AppError('account_standby')
      if (!(await this.sessions.lock(actor.session_id, transaction))) throw new AppError('token_invalid')
      const user = users.find((candidate) => candidate.id === id)
      if (!user || (user.deleted_at !== null) !== isDeleted) throw new AppError('user_not_found')
      requireMayChange(acting, user, area)
      return work(user, transaction)
    })
  }
}
