import type { Session } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Sessions } from '../../platform/access/sessions.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { toUser } from '../users/user.mapper.ts'
import { UserRepository } from '../users/user.repository.ts'

@Injectable()
export class NewSessionService {
  constructor(
    private readonly sessions: Sessions,
    private readonly users: UserRepository,
  ) {}

  /** A session, as a login answers it. */
  async open(userId: string, transaction: Transaction): Promise<Session> {
    const token = await this.sessions.open(userId, transaction)
    const profile = await this.users.findProfile(userId, transaction)
    if (!profile) throw new Error('the user is not there')
    return { token, user: toUser(profile) }
  }
}
