import { RESET_CODE_ATTEMPTS, RESET_CODE_SECONDS } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, LessThan, Raw, type Repository } from 'typeorm'
import type { Transaction } from '../../../platform/database/database.ts'
import { sameEmail } from '../../users/same-email.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { PasswordResetEntity } from './password-reset.entity.ts'

export type PendingReset = Pick<PasswordResetEntity, 'user_id' | 'code_hash'>
export type ResetOwner = Pick<UserEntity, 'id' | 'name' | 'email' | 'language'>

const isLater = () => Raw<Date>((column) => `${column} > now()`)

@Injectable()
export class PasswordResetRepository {
  constructor(
    @InjectRepository(PasswordResetEntity) private readonly resets: Repository<PasswordResetEntity>,
  ) {}

  /** Keeps the user as they were found until the transaction ends. @returns false when they are no longer so */
  async lockOwner(
    { id, email }: Pick<UserEntity, 'id' | 'email'>,
    { manager }: Transaction,
  ): Promise<boolean> {
    const user = await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id, email, deleted_at: IsNull() },
      lock: { mode: 'pessimistic_read' },
    })
    return user !== null
  }

  /** The new code voids the one before. */
  async replace(userId: string, codeHash: Buffer, { manager }: Transaction): Promise<void> {
    const reset = {
      user_id: userId,
      code_hash: codeHash,
      attempts: 0,
      expires_at: () => `now() + interval '${RESET_CODE_SECONDS} seconds'`,
      created_at: () => 'now()',
    }
    await manager.upsert(PasswordResetEntity, reset, ['user_id'])
  }

  /**
   * Takes one of the code's attempts; undefined where there is no code, or it is used up, expired or guessed at. Counted
   * before the code is compared: parallel guesses get no attempt more.
   */
  async countAttempt(email: string): Promise<PendingReset | undefined> {
    const owner = this.resets.manager
      .createQueryBuilder(UserEntity, 'user')
      .select('user.id')
      .where({ email: sameEmail(email), deleted_at: IsNull() })
    const { raw } = await this.resets
      .createQueryBuilder()
      .update()
      .set({ attempts: () => 'attempts + 1' })
      .where(`user_id = (${owner.getQuery()})`, owner.getParameters())
      .andWhere({ attempts: LessThan(RESET_CODE_ATTEMPTS), expires_at: isLater() })
      .returning(['user_id', 'code_hash'])
      .execute()
    return raw[0]
  }

  /** The code that counts at present. */
  async find(email: string): Promise<PendingReset | undefined> {
    const reset = await this.resets.findOne({
      select: { user_id: true, code_hash: true },
      where: { expires_at: isLater(), user: { email: sameEmail(email), deleted_at: IsNull() } },
    })
    return reset ?? undefined
  }

  async giveAttemptBack({ user_id, code_hash }: PendingReset): Promise<void> {
    await this.resets.update({ user_id, code_hash }, { attempts: () => 'greatest(attempts - 1, 0)' })
  }

  /**
   * Takes the user first and the code then, as every change of a password does: the two cannot wait in a circle.
   * @returns whose code it was; undefined where one of the two is gone
   */
  async useUp(
    { user_id, code_hash }: PendingReset,
    { manager }: Transaction,
  ): Promise<ResetOwner | undefined> {
    const owner = await manager.findOne(UserEntity, {
      select: { id: true, name: true, email: true, language: true },
      where: { id: user_id, deleted_at: IsNull() },
      lock: { mode: 'pessimistic_write' },
    })
    if (!owner) return undefined
    const code = { user_id, code_hash, expires_at: isLater() }
    const { affected } = await manager.delete(PasswordResetEntity, code)
    return affected === 1 ? owner : undefined
  }
}
