import { createHash, randomBytes } from 'node:crypto'
import { EMAIL_CONFIRMATION_SECONDS } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Raw, type Repository } from 'typeorm'
import type { Transaction } from '../../../platform/database/database.ts'
import { EmailConfirmationEntity } from './email-confirmation.entity.ts'

export type NewConfirmation = Pick<EmailConfirmationEntity, 'user_id' | 'kind' | 'email'>

const isLater = () => Raw<Date>((column) => `${column} > now()`)
const hashOf = (token: string) => createHash('sha256').update(token).digest()

@Injectable()
export class EmailConfirmationRepository {
  constructor(
    @InjectRepository(EmailConfirmationEntity)
    private readonly confirmations: Repository<EmailConfirmationEntity>,
  ) {}

  /** The link before it, of the same kind, is void. @returns what the link holds, of which only the hash is kept */
  async replace(confirmation: NewConfirmation, { manager }: Transaction): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const expires_at = () => `now() + interval '${EMAIL_CONFIRMATION_SECONDS} seconds'`
    const row = { ...confirmation, token_hash: hashOf(token), expires_at }
    await manager.upsert(EmailConfirmationEntity, row, ['user_id', 'kind'])
    return token
  }

  find(token: string): Promise<EmailConfirmationEntity | null> {
    return this.confirmations.findOneBy({ token_hash: hashOf(token), expires_at: isLater() })
  }

  /** @returns whether the link was still good */
  async useUp(
    { user_id, kind, token_hash }: EmailConfirmationEntity,
    { manager }: Transaction,
  ): Promise<boolean> {
    const link = { user_id, kind, token_hash, expires_at: isLater() }
    return (await manager.delete(EmailConfirmationEntity, link)).affected === 1
  }
}
