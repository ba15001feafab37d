import { RESET_CODE_ATTEMPTS, RESET_CODE_SECONDS } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const replace = statement(
  'password-resets.replace',
  `insert into password_resets (user_id, code_hash, expires_at)
   values ($1, $2, now() + interval '${RESET_CODE_SECONDS} seconds')
   on conflict (user_id) do update set
     code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0, created_at = now()`,
)
// Counted before the code is compared: parallel guesses get no attempt more.
const countAttempt = statement(
  'password-resets.count-attempt',
  `update password_resets r set attempts = r.attempts + 1 from users u
   where u.id = r.user_id and lower(u.email) = lower($1) and u.deleted_at is null
     and r.attempts < ${RESET_CODE_ATTEMPTS} and r.expires_at > now()
   returning r.user_id, r.code_hash`,
)
const giveAttemptBack = statement(
  'password-resets.give-back',
  'update password_resets set attempts = greatest(attempts - 1, 0) where user_id = $1 and code_hash = $2',
)
const useUp = statement(
  'password-resets.use-up',
  `delete from password_resets where user_id = $1 and code_hash = $2 and expires_at > now() returning user_id`,
)

export interface PendingReset {
  user_id: string
  code_hash: Buffer
}

@Injectable()
export class PasswordResetRepository {
  constructor(private readonly database: Database) {}

  /** The new code voids the one before. */
  async replace(userId: string, codeHash: Buffer, executor: Executor): Promise<void> {
    await executor.rows(replace, [userId, codeHash])
  }

  /** Takes one of the code's attempts; undefined where there is no code, or it is used up, expired or guessed at. */
  countAttempt(email: string): Promise<PendingReset | undefined> {
    return this.database.row<PendingReset>(countAttempt, [email])
  }

  async giveAttemptBack({ user_id, code_hash }: PendingReset): Promise<void> {
    await this.database.rows(giveAttemptBack, [user_id, code_hash])
  }

  /** @returns whether the code was still there */
  async useUp({ user_id, code_hash }: PendingReset, executor: Executor): Promise<boolean> {
    return (await executor.row(useUp, [user_id, code_hash])) !== undefined
  }
}
