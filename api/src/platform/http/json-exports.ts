import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Inject, Injectable } from '@nestjs/common'
import { JsonStreamStringify } from 'json-stream-stringify'
import PQueue from 'p-queue'
import { CONFIG, type Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { OneAtATime } from '../limits/one-at-a-time.ts'
import { requireFreeDisk } from '../storage/free-disk.ts'
import { AppError } from './app-error.ts'
import { spool } from './spool.ts'

/** In a process; each holds a connection to the database. */
const EXPORTS_AT_ONCE = 2
const BUFFER_BYTES = 65_536

/** Long answers that a person downloads. */
@Injectable()
export class JsonExports {
  private readonly queue = new PQueue({ concurrency: EXPORTS_AT_ONCE })
  private readonly underWay = new Set<string>()

  constructor(
    private readonly turns: OneAtATime,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Writes what `compose` gives, in which lists may be streams, as it stood at one moment: JSON in a file that the caller closes.
   * @throws AppError `rate_limited` while the person has another one under way, or `storage_unavailable`
   */
  async write(
    userId: string,
    compose: (transaction: Transaction) => Promise<object>,
    indent?: number,
  ): Promise<FileHandle> {
    const write = async (transaction: Transaction) => {
      const json = new JsonStreamStringify(await compose(transaction), undefined, indent, false, BUFFER_BYTES)
      await requireFreeDisk(this.config.dataDir, this.config.freeDiskBytes, 0)
      return spool(join(this.config.dataDir, 'exports'), json)
    }
    // Whoever has one already is not kept waiting in the queue for being refused.
    if (this.underWay.has(userId)) throw new AppError('rate_limited', { seconds: 1 })
    this.underWay.add(userId)
    return this.queue
      .add(() => this.turns.run('export', userId, write, 'REPEATABLE READ'))
      .finally(() => this.underWay.delete(userId))
  }
}
