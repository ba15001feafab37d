import type { BodyOf, login, Session } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Sessions } from '../../platform/access/sessions.ts'
import { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { toUser } from './account.mapper.ts'
import { AccountRepository, type Credentials } from './account.repository.ts'
import { isPasswordRight } from './password-hash.ts'

@Injectable()
export class LoginService {
  private readonly accounts: AccountRepository
  private readonly sessions: Sessions
  private readonly limiter: RateLimiter
  private readonly database: Database

  constructor(accounts: AccountRepository, sessions: Sessions, limiter: RateLimiter, database: Database) {
    this.accounts = accounts
    this.sessions = sessions
    this.limiter = limiter
    this.database = database
  }

  /** Unknown, deleted and wrong are one answer in one time; standby is told only to who knows the password. */
  async login({ email, password }: BodyOf<typeof login>): Promise<Session> {
    await this.limiter.consume(limitPolicies.login, email)
    const account = await this.accounts.findCredentials(email)
    const isRight = await isPasswordRight(password, account?.password_hash)
    if (!account || !isRight) throw new AppError('invalid_credentials')
    await this.limiter.reset(limitPolicies.login, email)
    if (account.is_standby) throw new AppError('account_standby')
    const token = await this.openSession(account)
    const profile = await this.accounts.findProfile(account.id)
    if (!profile) throw new AppError('invalid_credentials')
    return { token, user: toUser(profile) }
  }

  /** Comparing takes a while: a password that was changed meanwhile opens nothing. */
  private openSession(account: Credentials): Promise<string> {
    return this.database.transaction(async (transaction) => {
      if (!(await this.accounts.lockPassword(account, transaction))) throw new AppError('invalid_credentials')
      return this.sessions.open(account.id, transaction)
    })
  }

  logout(sessionId: string): Promise<void> {
    return this.sessions.end(sessionId)
  }
}
