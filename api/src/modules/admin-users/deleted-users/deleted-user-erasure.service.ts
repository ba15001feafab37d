import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import { Jobs } from '../../../platform/jobs/jobs.ts'
import { ImageService } from '../../images/image.service.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { AdminPasswordService } from '../admin-password/admin-password.service.ts'
import { UserChangeService } from '../users/user-change.service.ts'
import { DeletedUserRepository } from './deleted-user.repository.ts'

const DAY_MS = 24 * 3_600_000

/** Erases deleted accounts for good: at an administrator's word, or once the time for which they are kept is over. */
@Injectable()
export class DeletedUserErasureService {
  constructor(
    private readonly database: Database,
    private readonly changes: UserChangeService,
    private readonly deleted: DeletedUserRepository,
    private readonly users: UserRepository,
    private readonly images: ImageService,
    private readonly passwords: AdminPasswordService,
    private readonly audit: AuditTrail,
    @Inject(CONFIG) private readonly config: Config,
    jobs: Jobs,
  ) {
    jobs.handle('deleted-users.erase', () => this.eraseExpired(), { concurrency: 1 })
  }

  async erase(actor: CurrentUser, id: string, adminPassword: string): Promise<void> {
    await this.passwords.check(actor.id, adminPassword)
    await this.changes.changeDeletedUser(actor, id, async (_user, transaction) => {
      await this.users.remove(id, transaction)
      await this.audit.record({ actor, action: 'user.erase', target: { id } }, transaction)
    })
    await this.images.removeAllFiles(id)
  }

  /** Those that were deleted DELETED_RETENTION_DAYS ago; 0 keeps them. */
  private async eraseExpired(): Promise<void> {
    const { deletedRetentionDays } = this.config
    if (deletedRetentionDays === 0) return
    const end = new Date(Date.now() - deletedRetentionDays * DAY_MS)
    for (const id of await this.deleted.listDeletedBefore(end)) {
      const isErased = await this.database.transaction(async (transaction) => {
        // One that was restored meanwhile stays.
        if (!(await this.deleted.lockDeletedBefore(id, end, transaction))) return false
        await this.users.remove(id, transaction)
        await this.audit.record({ action: 'user.erase', target: { id } }, transaction)
        return true
      })
      if (isErased) await this.images.removeAllFiles(id)
    }
  }
}
