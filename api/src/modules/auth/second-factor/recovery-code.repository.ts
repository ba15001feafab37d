import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { RecoveryCodeEntity } from './recovery-code.entity.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'

@Injectable()
export class RecoveryCodeRepository {
  constructor(@InjectRepository(RecoveryCodeEntity) private readonly codes: Repository<RecoveryCodeEntity>) {}

  count(userId: string, { manager }: Within = this.codes): Promise<number> {
    return manager.countBy(RecoveryCodeEntity, { user_id: userId })
  }

  /** The codes before are void. @returns the new ones, which can never be read again */
  async renew(userId: string, transaction: Transaction): Promise<string[]> {
    await this.removeAll(userId, transaction)
    const codes = newRecoveryCodes()
    const rows = codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code, userId) }))
    await transaction.manager.insert(RecoveryCodeEntity, rows)
    return codes
  }

  /** A code works once. @returns whether it was one that does */
  async take(userId: string, code: string, { manager }: Transaction): Promise<boolean> {
    const used = { user_id: userId, code_hash: hashRecoveryCode(code, userId) }
    return (await manager.delete(RecoveryCodeEntity, used)).affected === 1
  }

  async removeAll(userId: string, { manager }: Transaction): Promise<void> {
    await manager.delete(RecoveryCodeEntity, { user_id: userId })
  }
}
