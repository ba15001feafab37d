import { Injectable } from '@nestjs/common'
import { Sessions } from '../../platform/access/sessions.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { CredentialRepository } from './credential.repository.ts'
import type { UserEntity } from './user.entity.ts'

export interface EmailChange {
  /** With the address of before. */
  user: Pick<UserEntity, 'id' | 'name' | 'email' | 'language'>
  email: string
  /** The session that goes on, of who changes their own address. */
  sessionId?: string
}

@Injectable()
export class EmailChangeService {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
  ) {}

  /** What goes with a new address: codes in the mailbox of before are void, sessions end, and both mailboxes are told. */
  async settle({ user, email, sessionId }: EmailChange, transaction: Transaction): Promise<void> {
    await this.credentials.voidCodes(user.id, transaction)
    if (sessionId) await this.sessions.endOthers(user.id, sessionId, transaction)
    else await this.sessions.endAll(user.id, transaction)
    for (const address of [user.email, email])
      await this.outbox.post(
        { template: 'email_changed', user: { ...user, email: address }, language: user.language },
        transaction,
      )
  }
}
