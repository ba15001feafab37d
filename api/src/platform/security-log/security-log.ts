import { isIP } from 'node:net'
import type { SecurityEvent } from '@confida/contracts'
import { Injectable, Logger } from '@nestjs/common'
import { isUuid } from '../database/uuid.ts'
import { SecurityLogRepository } from './security-log.repository.ts'

export interface SecurityNote {
  event: SecurityEvent
  userId?: string
  targetId?: string
  /** Of the network. */
  address?: string
  detail?: string
}

/** Writes down who came in, who did not, and who looked at what is personal. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger(SecurityLog.name)

  constructor(private readonly entries: SecurityLogRepository) {}

  /** A note that cannot be written keeps nobody from what they may do. */
  async record({ event, userId, targetId, address, detail }: SecurityNote): Promise<void> {
    const row = {
      event,
      user_id: userId ?? null,
      target_id: targetId ?? null,
      address: address || null,
      detail: detail ?? null,
    }
    await this.entries.insert(row).catch((err: Error) => {
      this.logger.warn(`the security log has missed ${event}: ${err.message}`)
    })
  }

  /**
   * Once for each window that is used up.
   * @param subject what a limit counts: a user's id, an e-mail or network address, and what follows it
   */
  async recordLimit(limit: string, subject: string): Promise<void> {
    const [who = ''] = subject.split(' ')
    await this.record({
      event: 'limit.reached',
      userId: isUuid(who) ? who : await this.entries.findUserId(who).catch(() => undefined),
      address: isIP(who) ? who : undefined,
      detail: limit,
    })
  }
}
