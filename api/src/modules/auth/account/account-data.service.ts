import { type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Inject, Injectable } from '@nestjs/common'
import { JsonStreamStringify } from 'json-stream-stringify'
import PQueue from 'p-queue'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { spool } from '../../../platform/http/spool.ts'
import { OneAtATime } from '../../../platform/limits/one-at-a-time.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { requireFreeDisk } from '../../../platform/storage/free-disk.ts'
import { toCompanion } from '../../companions/companion.mapper.ts'
import { CompanionRepository } from '../../companions/companion.repository.ts'
import type { CompanionRow } from '../../companions/companion.sql.ts'
import { toKeptMessage, toMessage } from '../../conversations/message.mapper.ts'
import { ImageService } from '../../images/image.service.ts'
import { toMemory } from '../../memories/memory.mapper.ts'
import { toMemoryExclusion } from '../../memories/memory-exclusion.mapper.ts'
import { toSummary } from '../../summaries/summary.mapper.ts'
import { toUser } from '../../users/user.mapper.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { AccountDataRepository } from './account-data.repository.ts'
import { toImage, toLabel, toLists } from './account-export.mapper.ts'

/** In a process; each holds a connection to the database. */
const EXPORTS_AT_ONCE = 2
const INDENT = 2
const BUFFER_BYTES = 65_536

@Injectable()
export class AccountDataService {
  private readonly exports = new PQueue({ concurrency: EXPORTS_AT_ONCE })
  private readonly underWay = new Set<string>()

  constructor(
    private readonly users: UserRepository,
    private readonly companions: CompanionRepository,
    private readonly data: AccountDataRepository,
    private readonly images: ImageService,
    private readonly limiter: RateLimiter,
    private readonly turns: OneAtATime,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Everything that the product keeps about a user, as it stood at one moment: JSON in a file that the caller closes. */
  async export(userId: string): Promise<FileHandle> {
    await this.limiter.consume(limitPolicies.export, userId)
    const write = async (transaction: Transaction) => {
      const content = await this.compose(userId, transaction)
      const json = new JsonStreamStringify(content, undefined, INDENT, false, BUFFER_BYTES)
      await requireFreeDisk(this.config.dataDir, this.config.freeDiskBytes, 0)
      return spool(join(this.config.dataDir, 'exports'), json)
    }
    // Whoever has one already is not kept waiting in the queue for being refused.
    if (this.underWay.has(userId)) throw new AppError('rate_limited', { seconds: 1 })
    this.underWay.add(userId)
    return this.exports
      .add(() => this.turns.run('export', userId, write, 'REPEATABLE READ'))
      .finally(() => this.underWay.delete(userId))
  }

  /** An `AccountExport` whose long lists are streams. */
  private async compose(userId: string, transaction: Transaction) {
    const profile = await this.users.findProfile(userId, transaction)
    if (!profile) throw new AppError('token_invalid')
    const companions = await this.companions.list(userId, transaction)
    const summaries = await this.data.summaries(userId, transaction)
    const cards = await this.data.cards(userId, transaction)
    const greetings = await this.data.greetings(userId, transaction)
    return {
      exported_at: new Date().toISOString(),
      user: { ...toUser(profile), ...(await this.data.settings(userId, transaction)) },
      companions: companions.map((companion) => ({
        greeting: greetings.get(companion.id) ?? null,
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
      messages: listOf(data.messages(conversation, transaction), (message) => toMessage(message)),
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
