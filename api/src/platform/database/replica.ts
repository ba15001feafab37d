import { setTimeout as sleep } from 'node:timers/promises'
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { dataSourceOptions } from './data-source-options.ts'
import type { Within } from './database.ts'
import { isDatabaseDown, isReplayConflict } from './database-errors.ts'
import { DatabaseProbe } from './database-probe.ts'

const POOL_SIZE = 6
const ANSWER_WITHIN_MS = 1_000
/** A replica that has failed is left alone for so long. */
const RETRY_AFTER_MS = 5_000
/** How long a list waits for the replica to see what was committed before. */
const LOOKS = 5
const LOOK_EVERY_MS = 20

const COMMITTED = `select pg_current_wal_flush_lsn()::text as lsn, system_identifier::text as cluster
  from pg_control_system()`
const REPLAYED = `select pg_last_wal_replay_lsn() >= $1::pg_lsn as has_replayed,
  pg_is_in_recovery() and system_identifier::text = $2 as is_replica from pg_control_system()`

/** What the administrator's lists are read from: a replica where there is one, which takes their work off the primary. */
@Injectable()
export class Replica implements OnApplicationShutdown {
  private readonly logger = new Logger(Replica.name)
  private opened: Promise<DataSource> | undefined
  private failedAt: number | undefined

  constructor(
    private readonly primary: DataSource,
    private readonly probe: DatabaseProbe,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Reads, once or, where the replica fails in it, twice. What was committed before, by whichever process, is seen: a replica
   * that has not replayed it yet is not asked.
   */
  async read<Result>(work: (within: Within) => Promise<Result>): Promise<Result> {
    const replica = await this.find()
    if (!replica) return work(this.primary)
    try {
      return await work(replica)
    } catch (error) {
      if (!isDatabaseDown(error) && !isReplayConflict(error)) throw error
      if (isDatabaseDown(error)) this.giveUp(error)
      return work(this.primary)
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.opened?.catch(() => undefined))?.destroy()
  }

  /** The replica, if it is there and up to date. */
  private async find(): Promise<DataSource | undefined> {
    const { databaseReadUrl } = this.config
    const isResting = this.failedAt !== undefined && performance.now() - this.failedAt < RETRY_AFTER_MS
    if (!databaseReadUrl || isResting) return undefined
    const [committed] = await this.primary.query(COMMITTED)
    try {
      const replica = await withinTime(this.open(databaseReadUrl))
      for (let look = 0; look < LOOKS; look++) {
        if (await withinTime(this.hasReplayed(replica, committed))) return this.use(replica)
        await sleep(LOOK_EVERY_MS)
      }
    } catch (error) {
      this.giveUp(error)
    }
    return undefined
  }

  private async hasReplayed(replica: DataSource, { lsn, cluster }: { lsn: string; cluster: string }) {
    const [row] = await replica.query(REPLAYED, [lsn, cluster])
    if (!row.is_replica) throw new Error('DATABASE_READ_URL names no replica of the database')
    return row.has_replayed
  }

  private open(url: string): Promise<DataSource> {
    this.opened ??= new DataSource({
      ...dataSourceOptions(url, this.probe, true),
      poolSize: POOL_SIZE,
      applicationName: 'confida-lists',
      entities: this.primary.entityMetadatas.map(({ target }) => target),
    }).initialize()
    return this.opened
  }

  private use(replica: DataSource): DataSource {
    if (this.failedAt !== undefined) this.logger.warn('the read replica answers again')
    this.failedAt = undefined
    return replica
  }

  private giveUp(error: unknown): void {
    if (this.failedAt === undefined)
      this.logger.warn(`the read replica is not used: ${(error as Error).message}`)
    this.failedAt = performance.now()
    const { opened } = this
    this.opened = undefined
    opened?.then((replica) => replica.destroy()).catch(() => undefined)
  }
}

async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const timer = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const late = new Promise<never>((_, reject) => {
    timer.addEventListener('abort', () => reject(new Error('it does not answer')))
  })
  return Promise.race([work, late])
}
