import { createHash, randomBytes } from 'node:crypto'
import { SECOND_STEP_SECONDS } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Raw, type Repository } from 'typeorm'
import { Database, type Transaction, type Within } from '../../../platform/database/database.ts'
import { SecondStepTicketEntity } from './second-step-ticket.entity.ts'

export type NewTicket = Pick<SecondStepTicketEntity, 'user_id' | 'session_id' | 'may_change_factors'>

const isLater = () => Raw<Date>((column) => `${column} > now()`)
const hashOf = (token: string) => createHash('sha256').update(token).digest()

@Injectable()
export class SecondStepTicketRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(SecondStepTicketEntity) private readonly tickets: Repository<SecondStepTicketEntity>,
  ) {}

  /** @returns what its holder shows, of which only the hash is kept */
  async insert(ticket: NewTicket, { manager }: Transaction): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const expires_at = () => `now() + interval '${SECOND_STEP_SECONDS} seconds'`
    await manager.insert(SecondStepTicketEntity, { ...ticket, token_hash: hashOf(token), expires_at })
    return token
  }

  find(token: string): Promise<SecondStepTicketEntity | null> {
    return this.tickets.findOneBy({ token_hash: hashOf(token), expires_at: isLater() })
  }

  async keepSecret(id: string, secret: Buffer, { manager }: Transaction): Promise<void> {
    await manager.update(SecondStepTicketEntity, { id }, { secret })
  }

  async keepChallenge(id: string, challenge: string, { manager }: Within = this.tickets): Promise<void> {
    await manager.update(SecondStepTicketEntity, { id }, { challenge })
  }

  /** The challenge is gone then, whatever becomes of the answer to it. */
  takeChallenge(id: string): Promise<string | undefined> {
    return this.database.transaction(async ({ manager }) => {
      const lock = { mode: 'pessimistic_write' } as const
      const ticket = await manager.findOne(SecondStepTicketEntity, { where: { id }, lock })
      await manager.update(SecondStepTicketEntity, { id }, { challenge: null })
      return ticket?.challenge ?? undefined
    })
  }

  async allowChange(id: string, { manager }: Transaction): Promise<void> {
    await manager.update(SecondStepTicketEntity, { id }, { may_change_factors: true })
  }

  /** Keeps the ticket from others until the transaction ends. @returns whether it still counts */
  async lock(id: string, { manager }: Transaction): Promise<boolean> {
    const lock = { mode: 'pessimistic_write' } as const
    return (
      (await manager.findOne(SecondStepTicketEntity, { where: { id, expires_at: isLater() }, lock })) !== null
    )
  }

  async removeAll(userId: string, { manager }: Transaction): Promise<void> {
    await manager.delete(SecondStepTicketEntity, { user_id: userId })
  }

  async remove(id: string, { manager }: Transaction): Promise<void> {
    await manager.delete(SecondStepTicketEntity, { id })
  }
}
