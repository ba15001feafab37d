import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { Database } from '../../platform/database/database.ts'
import type { Conversation } from '../conversations/conversation.sql.ts'
import type { ReplyRow } from '../conversations/message.sql.ts'
import type { KnownMemory } from '../memories/memory.sql.ts'
import { type HistoryWindow, historyWindowFor } from './history-window.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { type PastMessage, readContext, readContextOfReplaced } from './reply-context.sql.ts'

/** What a reply takes into account. */
export interface ReplyContext {
  memories: KnownMemory[]
  /** Newest first. */
  newest: PastMessage[]
  /** Of what was said before them; empty where it was deleted. */
  summary?: string | null
  /** When help lines were last due; for a day, whether or not there was a reply. */
  care_card_at: Date | null
}

interface ContextRow extends ReplyContext {
  has_draft: boolean
  reply: (Omit<ReplyRow, 'created_at'> & { created_at: string }) | null
}

const EMPTY: ContextRow = { reply: null, memories: [], newest: [], care_card_at: null, has_draft: false }

@Injectable()
export class ReplyContextRepository {
  private readonly window: HistoryWindow

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) config: Config,
  ) {
    this.window = historyWindowFor(config)
  }

  /**
   * All in one statement. `reply` is the one that the message of this client id has got already, `has_draft` whether a process
   * that died has left one behind.
   * @param replaces the message in whose place another one, or another reply, is to stand; it and its reply are the newest then
   */
  async read(
    { owner_id, companion_id }: Conversation,
    { clientId, replaces }: Pick<OutgoingMessage, 'clientId' | 'replaces'>,
  ): Promise<ReplyContext & { reply?: ReplyRow; has_draft: boolean }> {
    const { turns, characters } = this.window
    const values = [owner_id, companion_id, clientId ?? null, turns, characters]
    const row = await (replaces
      ? this.database.row<ContextRow>(readContextOfReplaced, [...values, replaces])
      : this.database.row<ContextRow>(readContext, values))
    const { reply, ...context } = { ...EMPTY, ...row }
    if (!reply) return context
    return { ...context, reply: { ...reply, created_at: new Date(reply.created_at) } }
  }
}
