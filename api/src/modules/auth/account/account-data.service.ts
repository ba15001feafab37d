import { type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Injectable } from '@nestjs/common'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { JsonExports } from '../../../platform/http/json-exports.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { toCompanion } from '../../companions/companion.mapper.ts'
import { CompanionRepository } from '../../companions/companion.repository.ts'
import type { CompanionRow } from '../../companions/companion.sql.ts'
import { toKeptMessage, toMessage } from '../../conversations/message.mapper.ts'
import { MessageRepository } from '../../conversations/message.repository.ts'
import { ImageService } from '../../images/image.service.ts'
import { toMemory } from '../../memories/memory.mapper.ts'
import { toMemoryExclusion } from '../../memories/memory-exclusion.mapper.ts'
import { toSummary } from '../../summaries/summary.mapper.ts'
import { toUser } from '../../users/user.mapper.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { AccountDataRepository } from './account-data.repository.ts'
import { toImage, toLabel, toLists } from './account-export.mapper.ts'

const INDENT = 2

@Injectable()
export class AccountDataService {
  constructor(
    private readonly users: UserRepository,
    private readonly companions: CompanionRepository,
    private readonly data: AccountDataRepository,
    private readonly messages: MessageRepository,
    private readonly images: ImageService,
    private readonly limiter: RateLimiter,
    private readonly exports: JsonExports,
  ) {}

  /** Everything that the product keeps about a user, as it stood at one moment: JSON in a file that the caller closes. */
  async export(userId: string): Promise<FileHandle> {
    await this.limiter.consume(limitPolicies.export, userId)
    return this.exports.write(userId, (transaction) => this.compose(userId, transaction), INDENT)
  }

  /** An `AccountExport` whose long lists are streams. */
  private async compose(userId: string, transaction: Transaction) {
    const profile = await this.users.findProfile(userId, transaction)
    if (!profile) throw new AppError('token_invalid')
    const companions = await this.companions.list(userId, transaction)
    const summaries = await this.data.summaries(userId, transaction)
    const cards = await this.data.cards(userId, transaction)
    const reminding = await this.data.reminding(userId, transaction)
    const greetings = await this.data.greetings(userId, transaction)
    return {
      exported_at: new Date().toISOString(),
      user: { ...toUser(profile), ...(await this.data.settings(userId, transaction)) },
      companions: companions.map((companion) => ({
        greeting: greetings.get(companion.id) ?? null,
        may_remind: reminding.has(companion.id),
        card: cards.get(companion.id) ?? null,
        summary: toSummary(summaries.get(companion.id) ?? null),
        ...this.composeCompanion(userId, companion, transaction),
      })),
      ...toLists(userId, await this.data.lists(userId, transaction)),
    }
  }

  private composeCompanion(userId: string, companion: CompanionRow, transaction: Transaction) {
    const conversation = { owner_id: userId, companion_id: companion.id }
    const { data, images } = this
    return {
      ...toCompanion(companion),
      messages: listOf(this.messages.all(conversation, transaction), (message) => toMessage(message)),
      kept_messages: listOf(() => data.keptMessages(conversation, transaction), toKeptMessage),
      memories: listOf(() => data.memories(conversation, transaction), toMemory),
      memory_exclusions: listOf(() => data.memoryExclusions(conversation, transaction), toMemoryExclusion),
      emotions: listOf(data.emotions(conversation, transaction), toLabel),
      care: listOf(
        () => data.cares(conversation, transaction),
        ({ id, created_at }) => ({ message_id: id, created_at: created_at.toISOString() }),
      ),
      images: listOf(
        () => data.images(conversation, transaction),
        async (image) => toImage(image, await images.read(image)),
      ),
    }
  }
}

/** Read when its turn has come, as all of them share one connection. */
function listOf<Row, Item>(
  rows: AsyncIterable<Row> | (() => Promise<Row[]>),
  toItem: (row: Row) => Item | Promise<Item>,
): Readable {
  async function* items() {
    for await (const row of typeof rows === 'function' ? await rows() : rows) yield toItem(row)
  }
  return Readable.from(items())
}
