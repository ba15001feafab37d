import type { KeyObject } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import jwt from 'jsonwebtoken'
import { CONFIG, type Config } from '../config/config.ts'
import { Database, type Executor } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import { SIGNING_ALGORITHM, signingKey } from './signing-key.ts'

const LIFETIME_SECONDS = 30 * 24 * 3600

const openSession = statement(
  'sessions.open',
  `with expired as (delete from sessions where user_id = $1 and expires_at <= now())
   insert into sessions (user_id, expires_at) values ($1, now() + $2 * interval '1 second') returning id`,
)
const endSession = statement('sessions.end', 'delete from sessions where id = $1')
const endOtherSessions = statement(
  'sessions.end-others',
  'delete from sessions where user_id = $1 and id <> $2',
)
const endSessionsOf = statement('sessions.end-all', 'delete from sessions where user_id = $1')

/** Tokens: each belongs to a session row, and lives as long as the row does. */
@Injectable()
export class Sessions {
  private readonly key: KeyObject

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = signingKey(config.jwtSecret)
  }

  /** A new token of the user; give the transaction where the user itself is being made. */
  async open(userId: string, executor: Executor = this.database): Promise<string> {
    const session = await executor.row<{ id: string }>(openSession, [userId, LIFETIME_SECONDS])
    return jwt.sign({ sid: session?.id }, this.key, {
      algorithm: SIGNING_ALGORITHM,
      subject: userId,
      expiresIn: LIFETIME_SECONDS,
    })
  }

  /** Ends one session: its token is dead from then on, in every process. */
  async end(sessionId: string, executor: Executor = this.database): Promise<void> {
    await executor.rows(endSession, [sessionId])
  }

  /** Ends all sessions of a user: after a password change, a reset, standby, or deletion. */
  async endAll(userId: string, executor: Executor = this.database): Promise<void> {
    await executor.rows(endSessionsOf, [userId])
  }

  /** Ends all sessions of a user but the one that goes on. */
  async endOthers(userId: string, sessionId: string, executor: Executor = this.database): Promise<void> {
    await executor.rows(endOtherSessions, [userId, sessionId])
  }
}
