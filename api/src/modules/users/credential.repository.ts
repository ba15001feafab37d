import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, Not, type Repository } from 'typeorm'
import type { Transaction } from '../../platform/database/database.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { EmailConfirmationEntity } from '../auth/email-confirmation/email-confirmation.entity.ts'
import { PasswordResetEntity } from '../auth/password-reset/password-reset.entity.ts'
import { MailboxCodeEntity } from '../auth/sealed-chats/mailbox-code.entity.ts'
import { sameEmail } from './same-email.ts'
import { UserEntity } from './user.entity.ts'

export type Credentials = Pick<UserEntity, 'id' | 'password_hash' | 'is_standby' | 'role'>
/** A user and the hash that a given password was found to fit. */
export type CheckedPassword = Pick<Credentials, 'id' | 'password_hash'>

@Injectable()
export class CredentialRepository {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly outbox: Outbox,
  ) {}

  /** By address without case; deleted users are as good as unknown. */
  find(email: string): Promise<Credentials | null> {
    return this.users.findOne({
      select: { id: true, password_hash: true, is_standby: true, role: true },
      where: { email: sameEmail(email), deleted_at: IsNull() },
    })
  }

  async findPasswordHash(userId: string): Promise<string | undefined> {
    const user = await this.users.findOne({
      select: { password_hash: true },
      where: { id: userId, deleted_at: IsNull() },
    })
    return user?.password_hash
  }

  /** Keeps user and password as they are until the transaction ends. @returns false when they are no longer so */
  lock(credentials: CheckedPassword, transaction: Transaction): Promise<boolean> {
    return this.hold(credentials, 'pessimistic_read', transaction)
  }

  /** As `lock`, for who goes on to change the user: of two at once the second finds what the first has left. */
  lockForChange(credentials: CheckedPassword, transaction: Transaction): Promise<boolean> {
    return this.hold(credentials, 'pessimistic_write', transaction)
  }

  /** Who changes a password may do so because the mailbox is in wrong hands. */
  async setPasswordHash(userId: string, passwordHash: string, transaction: Transaction): Promise<void> {
    await transaction.manager.update(
      UserEntity,
      { id: userId },
      { password_hash: passwordHash, must_change_password: false },
    )
    await this.voidCodes(userId, transaction)
    await this.voidEmailChange(userId, transaction)
  }

  /**
   * Somebody else knows the password: it opens nothing but the way to a new one, and no chat until the person's own mailbox
   * has confirmed them.
   */
  async seal(userId: string, { manager }: Transaction): Promise<void> {
    const sealed_email = () => 'coalesce(sealed_email, proven_email, email)'
    await manager.update(UserEntity, { id: userId }, { must_change_password: true, sealed_email })
  }

  /** After a reset: a mailbox that an administrator has given to the account proves nothing. */
  async sealUnproven(userId: string, { manager }: Transaction): Promise<void> {
    const sealed_email = () => 'coalesce(sealed_email, proven_email)'
    await manager.update(UserEntity, { id: userId, proven_email: Not(IsNull()) }, { sealed_email })
  }

  /** For an address that an administrator changes: the one of before stays the person's own. */
  async keepProvenEmail(userId: string, email: string, { manager }: Transaction): Promise<void> {
    await manager.update(UserEntity, { id: userId, proven_email: IsNull() }, { proven_email: email })
  }

  /** Whoever knows the password that the person chose, and the address, is the person. */
  async proveByPassword(userId: string, { manager }: Transaction): Promise<void> {
    const unsealed = { id: userId, sealed_email: IsNull(), proven_email: Not(IsNull()) }
    await manager.update(UserEntity, unsealed, { proven_email: null })
  }

  /** A code that lies in a mailbox, or is on its way there, opens nothing from now on. */
  async voidCodes(userId: string, transaction: Transaction): Promise<void> {
    await transaction.manager.delete(PasswordResetEntity, { user_id: userId })
    await transaction.manager.delete(MailboxCodeEntity, { user_id: userId })
    await this.outbox.expire(userId, ['password_reset', 'mailbox_code'], transaction)
  }

  /** A new address that a thief may have asked for is not taken any more. */
  async voidEmailChange(userId: string, transaction: Transaction): Promise<void> {
    await transaction.manager.delete(EmailConfirmationEntity, { user_id: userId, kind: 'change' })
    await this.outbox.expire(userId, ['email_change'], transaction)
  }

  private async hold(
    { id, password_hash }: CheckedPassword,
    mode: 'pessimistic_read' | 'pessimistic_write',
    { manager }: Transaction,
  ): Promise<boolean> {
    const user = await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id, password_hash, deleted_at: IsNull(), is_standby: false },
      lock: { mode },
    })
    return user !== null
  }
}
