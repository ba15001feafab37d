import { RESET_CODE_ATTEMPTS, RESET_CODE_SECONDS } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { LessThan, Raw, type Repository } from 'typeorm'
import type { Transaction } from '../../../platform/database/database.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { MailboxCodeEntity } from './mailbox-code.entity.ts'

export type SealedUser = Pick<UserEntity, 'id' | 'name' | 'language' | 'sealed_email'>

const isLater = () => Raw<Date>((column) => `${column} > now()`)

@Injectable()
export class SealedChatsRepository {
  constructor(@InjectRepository(MailboxCodeEntity) private readonly codes: Repository<MailboxCodeEntity>) {}

  lock(userId: string, { manager }: Transaction): Promise<SealedUser | null> {
    return manager.findOne(UserEntity, {
      select: { id: true, name: true, language: true, sealed_email: true },
      where: { id: userId },
      lock: { mode: 'pessimistic_write' },
    })
  }

  /** The new code voids the one before. */
  async replace(userId: string, code_hash: Buffer, { manager }: Transaction): Promise<void> {
    const expires_at = () => `now() + interval '${RESET_CODE_SECONDS} seconds'`
    await manager.upsert(MailboxCodeEntity, { user_id: userId, code_hash, attempts: 0, expires_at }, [
      'user_id',
    ])
  }

  /** Takes one of the code's attempts before it is compared: parallel guesses get no attempt more. */
  async countAttempt(userId: string): Promise<Pick<MailboxCodeEntity, 'code_hash'> | undefined> {
    const { raw } = await this.codes
      .createQueryBuilder()
      .update()
      .set({ attempts: () => 'attempts + 1' })
      .where({ user_id: userId, attempts: LessThan(RESET_CODE_ATTEMPTS), expires_at: isLater() })
      .returning(['code_hash'])
      .execute()
    return raw[0]
  }

  /** @returns false where the code was voided or replaced meanwhile */
  async unseal(userId: string, code_hash: Buffer, { manager }: Transaction): Promise<boolean> {
    const { affected } = await manager.delete(MailboxCodeEntity, { user_id: userId, code_hash })
    if (affected !== 1) return false
    await manager.update(UserEntity, { id: userId }, { sealed_email: null, proven_email: null })
    return true
  }
}
