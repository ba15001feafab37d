import { setTimeout as wait } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Raw, type Repository } from 'typeorm'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { isDatabaseDown } from '../../platform/database/database-errors.ts'
import { DatabaseProbe } from '../../platform/database/database-probe.ts'
import { ConversationEntity } from '../conversations/conversation.entity.ts'
import type { Conversation } from '../conversations/conversation.sql.ts'
import { ReplyLeaseEntity } from './reply-lease.entity.ts'
import { LEASE_SECONDS, takeLease } from './reply-lease.sql.ts'

export const LEASE_RENEW_MS = (LEASE_SECONDS * 1000) / 3
const RELEASE_AGAIN_MS = 500

/** The right to answer in a conversation; one at a time over all processes. */
export type Lease = Pick<ReplyLeaseEntity, 'owner_id' | 'conversation_id' | 'token'>

@Injectable()
export class ReplyLeaseRepository {
  constructor(
    private readonly database: Database,
    private readonly probe: DatabaseProbe,
    @InjectRepository(ReplyLeaseEntity) private readonly leases: Repository<ReplyLeaseEntity>,
  ) {}

  /** @returns the conversation and whether its lease is now the caller's; undefined where the owner has no such conversation */
  take(
    { owner_id, conversation_id, token }: Lease,
    clientId?: string,
  ): Promise<(Conversation & { is_taken: boolean }) | undefined> {
    return this.database.row(takeLease, [
      owner_id,
      conversation_id,
      token,
      clientId ?? null,
      this.probe.presence,
    ])
  }

  /** Under which client id a reply is under way; null when none is. */
  findHolder(ownerId: string, conversationId: string): Promise<Pick<ReplyLeaseEntity, 'client_id'> | null> {
    return this.leases.findOneBy({
      owner_id: ownerId,
      conversation_id: conversationId,
      expires_at: Raw((column) => `${column} >= now()`),
    })
  }

  async renew({ owner_id, conversation_id, token }: Lease): Promise<void> {
    const expires_at = () => `now() + interval '${LEASE_SECONDS} seconds'`
    await this.leases.update({ owner_id, conversation_id, token }, { expires_at })
  }

  async release({ owner_id, conversation_id, token }: Lease): Promise<void> {
    await this.leases.delete({ owner_id, conversation_id, token })
  }

  /** After a fault. Where the database is down nobody waits for the release, which is tried until it is back. */
  async releaseAfter(fault: unknown, lease: Lease): Promise<void> {
    if (isDatabaseDown(fault)) void this.releaseOnceBack(lease)
    else await this.release(lease).catch(() => void this.releaseOnceBack(lease))
  }

  private async releaseOnceBack(lease: Lease): Promise<void> {
    const end = performance.now() + LEASE_SECONDS * 1000
    while (performance.now() < end) {
      try {
        return await this.release(lease)
      } catch {
        await wait(RELEASE_AGAIN_MS, undefined, { ref: false })
      }
    }
  }

  /** Whoever holds it finds that it may not store. */
  async end(ownerId: string, companionId: string, { manager }: Transaction): Promise<void> {
    const conversation = await manager.findOneBy(ConversationEntity, {
      owner_id: ownerId,
      companion_id: companionId,
    })
    if (!conversation) return
    await manager.delete(ReplyLeaseEntity, { owner_id: ownerId, conversation_id: conversation.id })
  }
}
