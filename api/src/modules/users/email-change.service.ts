import { Injectable } from '@nestjs/common'
import { Sessions } from '../../platform/access/sessions.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { CredentialRepository } from './credential.repository.ts'
import { UserEntity } from './user.entity.ts'

export interface EmailChange {
  /** With the address of before. */
  user: Pick<UserEntity, 'id' | 'name' | 'email' | 'language'>
  email: string
  /** The session that goes on, of who changes their own address. */
  sessionId?: string
  /** Whether the new mailbox has shown to be theirs. */
  isConfirmed?: boolean
}

@Injectable()
export class EmailChangeService {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
  ) {}

  /** What goes with a new address: codes in the mailbox of before are void, sessions end, and both mailboxes are told. */
  async settle(
    { user, email, sessionId, isConfirmed }: EmailChange,
    transaction: Transaction,
  ): Promise<void> {
    await this.credentials.voidCodes(user.id, transaction)
    await this.credentials.voidEmailChange(user.id, transaction)
    const email_confirmed_at = isConfirmed ? () => 'now()' : null
    await transaction.manager.update(UserEntity, { id: user.id }, { email_confirmed_at })
    if (sessionId) await this.sessions.endOthers(user.id, sessionId, transaction)
    else await this.sessions.endAll(user.id, transaction)
    for (const address of [user.email, email])
      await this.outbox.post(
        { template: 'email_changed', user: { ...user, email: address }, language: user.language },
        transaction,
      )
  }
}
