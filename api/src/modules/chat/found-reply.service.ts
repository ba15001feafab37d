import type { Reply } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { MessageByClient } from '../care/care.repository.ts'
import { type CareContext, CareService } from '../care/care.service.ts'
import { withCare } from '../care/with-care.ts'
import { ReplyClaimService } from './reply-claim.service.ts'

@Injectable()
export class FoundReplyService {
  constructor(
    private readonly claims: ReplyClaimService,
    private readonly care: CareService,
  ) {}

  /** What has become of the reply to a message. @throws errors with its help lines: they come without a reply, too */
  async find(message: MessageByClient, reader: CareContext, signal: AbortSignal): Promise<Reply> {
    const [found] = await Promise.allSettled([this.claims.findReply(message, signal)])
    const care = await this.care.careForSent(message, reader)
    if (found.status === 'rejected') throw withCare(found.reason, care)
    return { ...found.value, care }
  }
}
