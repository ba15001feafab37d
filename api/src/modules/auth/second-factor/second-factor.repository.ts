import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { LessThan, type Repository } from 'typeorm'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { SecondFactorEntity } from './second-factor.entity.ts'

export type NewPasskey = Pick<SecondFactorEntity, 'user_id' | 'name'> & {
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
}

@Injectable()
export class SecondFactorRepository {
  constructor(
    @InjectRepository(SecondFactorEntity) private readonly factors: Repository<SecondFactorEntity>,
  ) {}

  /** Oldest first. */
  list(userId: string, { manager }: Within = this.factors): Promise<SecondFactorEntity[]> {
    return manager.find(SecondFactorEntity, {
      where: { user_id: userId },
      order: { created_at: 'ASC', id: 'ASC' },
    })
  }

  listPasskeys(userId: string, { manager }: Within = this.factors): Promise<SecondFactorEntity[]> {
    return manager.findBy(SecondFactorEntity, { user_id: userId, kind: 'passkey' })
  }

  findTotp(userId: string, { manager }: Within): Promise<SecondFactorEntity | null> {
    return manager.findOneBy(SecondFactorEntity, { user_id: userId, kind: 'totp' })
  }

  /** The one before it, if any, ends. */
  async setTotp(
    { user_id, secret, last_step }: Pick<SecondFactorEntity, 'user_id' | 'secret' | 'last_step'>,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.delete(SecondFactorEntity, { user_id, kind: 'totp' })
    await manager.insert(SecondFactorEntity, { user_id, kind: 'totp', secret, last_step })
  }

  async addPasskey(passkey: NewPasskey, { manager }: Transaction): Promise<void> {
    await manager.insert(SecondFactorEntity, { ...passkey, kind: 'passkey' })
  }

  /** Of codes of one time step, and of steps before it, none is taken a second time. @returns whether this one is */
  async takeStep(id: string, step: number, { manager }: Transaction): Promise<boolean> {
    const { affected } = await manager.update(
      SecondFactorEntity,
      { id, last_step: LessThan(step) },
      { last_step: step, last_used_at: () => 'now()' },
    )
    return affected === 1
  }

  /** A passkey that counts has to have counted on since. @returns whether it has, or does not count at all */
  async takeCounter(id: string, counter: number, { manager }: Transaction): Promise<boolean> {
    const { affected } = await manager.update(
      SecondFactorEntity,
      { id, counter: counter === 0 ? 0 : LessThan(counter) },
      { counter, last_used_at: () => 'now()' },
    )
    return affected === 1
  }

  /** @returns whether it was there */
  async remove(userId: string, id: string, { manager }: Transaction): Promise<boolean> {
    return (await manager.delete(SecondFactorEntity, { id, user_id: userId })).affected === 1
  }

  /** @returns whether there were any */
  async removeAll(userId: string, { manager }: Transaction): Promise<boolean> {
    return (await manager.delete(SecondFactorEntity, { user_id: userId })).affected !== 0
  }

  /** The apps whose secrets another key than this one has sealed. */
  listSealedOtherwise(keyId: Buffer): Promise<SecondFactorEntity[]> {
    return this.factors
      .createQueryBuilder('factor')
      .where('substring(factor.secret from 1 for :length) <> :keyId', { length: keyId.length, keyId })
      .getMany()
  }

  async reseal({ id, secret }: SecondFactorEntity, resealed: Buffer): Promise<void> {
    await this.factors.update({ id, secret: secret ?? undefined }, { secret: resealed })
  }
}
