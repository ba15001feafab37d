import type { Reply } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { SentMessage } from '../care/care.repository.ts'
import { type CareContext, CareService } from '../care/care.service.ts'
import { ReplyClaimService } from './reply-claim.service.ts'
import type { ReplySink } from './reply-sink.ts'

@Injectable()
export class FoundReplyService {
  constructor(
    private readonly claims: ReplyClaimService,
    private readonly care: CareService,
  ) {}

  /** What has become of the reply to a message. Its help lines come where there is no reply, too. */
  async find(
    message: SentMessage,
    reader: CareContext,
    { signal, onCare }: Pick<ReplySink, 'signal' | 'onCare'>,
  ): Promise<Reply> {
    const found = this.claims.findReply(message, signal)
    await Promise.allSettled([found])
    const care = await this.care.careForSent(message, reader)
    if (care) onCare(care)
    return { ...(await found), care }
  }
}
