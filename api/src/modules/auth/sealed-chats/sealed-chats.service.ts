import { RESET_CODE_SECONDS } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { hashResetCode, isSameHash, newResetCode } from '../password-reset/reset-code.ts'
import { SealedChatsRepository } from './sealed-chats.repository.ts'

/** Chats of an account whose password an administrator has set are shown once the person's mailbox has confirmed them. */
@Injectable()
export class SealedChatsService {
  constructor(
    private readonly database: Database,
    private readonly records: SealedChatsRepository,
    private readonly limiter: RateLimiter,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Nothing is mailed where nothing is sealed. */
  async mailCode(user: CurrentUser): Promise<void> {
    await this.limiter.consume(limitPolicies.mailboxCode, user.id)
    const reset_code = newResetCode()
    await this.database.transaction(async (transaction) => {
      const sealed = await this.records.lock(user.id, transaction)
      if (!sealed?.sealed_email) return
      await this.outbox.expire(user.id, ['mailbox_code'], transaction)
      await this.records.replace(user.id, this.hash(reset_code, user.id), transaction)
      const mail = {
        template: 'mailbox_code',
        // Not the address of now, which whoever took the account over may have changed.
        user: { ...sealed, email: sealed.sealed_email },
        language: sealed.language,
        variables: { reset_code },
        expiresInSeconds: RESET_CODE_SECONDS,
      } as const
      await this.outbox.post(mail, transaction)
    })
  }

  async unseal(user: CurrentUser, code: string): Promise<void> {
    const pending = await this.records.countAttempt(user.id)
    const given = this.hash(code, user.id)
    if (!pending || !isSameHash(given, pending.code_hash)) throw new AppError('reset_code_invalid')
    await this.database.transaction(async (transaction) => {
      await this.records.lock(user.id, transaction)
      const isUnsealed = await this.records.unseal(user.id, given, transaction)
      if (!isUnsealed) throw new AppError('reset_code_invalid')
    })
  }

  private hash(code: string, userId: string): Buffer {
    return hashResetCode(code, `mailbox ${userId}`, this.config.jwtSecret)
  }
}
