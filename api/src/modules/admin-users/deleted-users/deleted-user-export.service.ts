import type { FileHandle } from 'node:fs/promises'
import type { AccountCopy } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { JsonExports } from '../../../platform/http/json-exports.ts'
import { AccountDataRepository } from '../../auth/account/account-data.repository.ts'
import { toLists } from '../../auth/account/account-export.mapper.ts'
import { toUser } from '../../users/user.mapper.ts'
import { AdminPasswordService } from '../admin-password/admin-password.service.ts'
import { UserChangeService } from '../users/user-change.service.ts'
import { DeletedUserRepository } from './deleted-user.repository.ts'

const INDENT = 2

/**
 * What is kept about somebody who has been deleted and asks for it. Chats, memories and what was made of them are left out, as
 * they are shown to their owner alone: who wants those is restored, and downloads them.
 */
@Injectable()
export class DeletedUserExportService {
  constructor(
    private readonly changes: UserChangeService,
    private readonly deleted: DeletedUserRepository,
    private readonly data: AccountDataRepository,
    private readonly passwords: AdminPasswordService,
    private readonly exports: JsonExports,
    private readonly audit: AuditTrail,
  ) {}

  /** An `AccountCopy` as JSON in a file that the caller closes. */
  async export(actor: CurrentUser, id: string, adminPassword: string): Promise<FileHandle> {
    await this.passwords.check(actor.id, adminPassword)
    // Before there is a file: an entry too many is better than a file that nobody knows of.
    await this.changes.changeDeletedUser(actor, id, ({ name }, transaction) =>
      this.audit.record({ actor, action: 'user.export', target: { id, name } }, transaction),
    )
    return this.exports.write(id, (transaction) => this.compose(id, transaction), INDENT)
  }

  private async compose(id: string, transaction: Transaction): Promise<AccountCopy> {
    const row = await this.deleted.find(id, transaction)
    if (!row) throw new AppError('user_not_found')
    const { care_counted: _ofChats, ...lists } = toLists(id, await this.data.lists(id, transaction))
    return {
      exported_at: new Date().toISOString(),
      user: { ...toUser(row), ...(await this.data.settings(id, transaction)) },
      ...lists,
    }
  }
}
