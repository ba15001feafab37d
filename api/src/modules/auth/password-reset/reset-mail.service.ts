import { RESET_CODE_SECONDS } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import { type Job, Jobs } from '../../../platform/jobs/jobs.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { PasswordResetRepository } from './password-reset.repository.ts'
import { hashResetCode, newResetCode } from './reset-code.ts'

/**
 * Makes the code and its mail, in a job: the request itself does the same work for every address, so that its time
 * tells nobody which ones are registered.
 */
@Injectable()
export class ResetMailService {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly credentials: CredentialRepository,
    private readonly outbox: Outbox,
    jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    // One after the other: of two requests the later one's code is to be the valid one.
    jobs.handle('password-reset.request', (job) => this.mailCode(job), { concurrency: 1 })
  }

  private async mailCode({ data }: Job<'password-reset.request'>): Promise<void> {
    const user = await this.users.findByEmail(data.email)
    if (!user) return
    const reset_code = newResetCode()
    await this.database.transaction(async (transaction) => {
      // An address that has changed, or a user who was deleted, at this moment gets no code.
      if (!(await this.resets.lockOwner(user, transaction))) return
      await this.credentials.voidCodes(user.id, transaction)
      await this.resets.replace(
        user.id,
        hashResetCode(reset_code, user.id, this.config.jwtSecret),
        transaction,
      )
      const { language } = data
      await this.outbox.post(
        {
          template: 'password_reset',
          user,
          language,
          variables: { reset_code },
          expiresInSeconds: RESET_CODE_SECONDS,
        },
        transaction,
      )
    })
  }
}
