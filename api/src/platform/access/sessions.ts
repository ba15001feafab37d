import { Inject, Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import jwt from 'jsonwebtoken'
import { IsNull, LessThanOrEqual, MoreThan, Not, type Repository } from 'typeorm'
import { SecondStepTicketEntity } from '../../modules/auth/second-factor/second-step-ticket.entity.ts'
import { CONFIG, type Config } from '../config/config.ts'
import { Database, type Transaction, type Within } from '../database/database.ts'
import { listOpenSessions, type SessionRow, sessionLimitValues } from './access.sql.ts'
import { SessionEntity } from './session.entity.ts'
import { SIGNING_ALGORITHM, type SigningKey, signingKey } from './signing-key.ts'

/** Tokens: each belongs to a session row, and lives as long as the row does. */
@Injectable()
export class Sessions {
  private readonly key: SigningKey
  /** Of the token; a shorter one of the role is looked at with each request. */
  private readonly lifetime: number
  private readonly limits: number[]

  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly database: Database,
    @Inject(CONFIG) config: Config,
  ) {
    this.limits = sessionLimitValues(config)
    this.key = signingKey(config.jwtSecret)
    this.lifetime = Math.max(...Object.values(config.sessions).map(({ lifetime }) => lifetime))
  }

  /** A new token of the user; give the transaction where the user itself is being made. */
  async open(userId: string, transaction?: Transaction): Promise<string> {
    const sessions = this.sessionsIn(transaction)
    const now = Date.now()
    await sessions.delete({ user_id: userId, expires_at: LessThanOrEqual(new Date(now)) })
    const expires_at = new Date(now + this.lifetime * 1000)
    const { identifiers } = await sessions.insert({ user_id: userId, expires_at })
    return jwt.sign({ sid: identifiers[0]?.id }, this.key.key, {
      algorithm: SIGNING_ALGORITHM,
      keyid: this.key.id,
      subject: userId,
      expiresIn: this.lifetime,
    })
  }

  /** Keeps a session from being ended until the transaction ends. @returns false when it has ended */
  async lock(sessionId: string, transaction: Transaction): Promise<boolean> {
    const session = await this.sessionsIn(transaction).findOne({
      select: { id: true },
      where: { id: sessionId, expires_at: MoreThan(new Date()) },
      lock: { mode: 'pessimistic_write' },
    })
    return session !== null
  }

  /** Ends one session: its token is dead from then on, in every process. */
  async end(sessionId: string): Promise<void> {
    await this.sessions.delete({ id: sessionId })
  }

  /** The user's open ones, the last used first. */
  list(userId: string): Promise<SessionRow[]> {
    return this.database.rows(listOpenSessions, [...this.limits, userId])
  }

  /** Ends one of the user's. @returns whether there was one */
  async endOf(userId: string, sessionId: string): Promise<boolean> {
    return (await this.sessions.delete({ id: sessionId, user_id: userId })).affected === 1
  }

  /** Ends all sessions of a user: after a password change, a reset, standby, or deletion. */
  async endAll(userId: string, transaction?: Transaction): Promise<void> {
    await this.sessionsIn(transaction).delete({ user_id: userId })
    await this.endLogins(userId, transaction)
  }

  /** Ends all sessions of a user but the one that goes on. */
  async endOthers(userId: string, sessionId: string, transaction?: Transaction): Promise<void> {
    await this.sessionsIn(transaction).delete({ user_id: userId, id: Not(sessionId) })
    await this.endLogins(userId, transaction)
  }

  /** A login that waits for its second step has shown a password that may no longer be the right one. */
  private async endLogins(userId: string, { manager }: Within = this.sessions): Promise<void> {
    await manager.delete(SecondStepTicketEntity, { user_id: userId, session_id: IsNull() })
  }

  private sessionsIn(transaction: Transaction | undefined): Repository<SessionEntity> {
    return transaction ? transaction.manager.withRepository(this.sessions) : this.sessions
  }
}
