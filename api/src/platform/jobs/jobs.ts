import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { PgBoss } from 'pg-boss'
import { CONFIG, type Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import type { JobData, QueueName } from './queues.ts'

export interface Job<Name extends QueueName> {
  id: string
  data: JobData[Name]
  /** 0 at the first attempt. */
  retryCount: number
}

/** Handlers run at least once for each job: they must bear a second run. A thrown error means a later attempt. */
export type JobHandler<Name extends QueueName> = (job: Job<Name>) => Promise<void>

const STOP_WITHIN_MS = 5_000
/** A new job is notified of; this is for those whose time for another attempt has come. */
const POLL_SECONDS = 10
/** How often one of the processes looks for work of those that were killed. */
const SUPERVISE_SECONDS = 30

/** Work that outlives its request, kept in PostgreSQL until it is done. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name)
  private readonly boss: PgBoss
  private readonly handlers = new Map<QueueName, { handler: JobHandler<never>; concurrency: number }>()

  constructor(@Inject(CONFIG) config: Config) {
    this.boss = new PgBoss({
      connectionString: config.databaseUrl,
      application_name: 'confida-jobs',
      max: 3,
      migrate: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      useListenNotify: true,
    })
    this.boss.on('error', (error) => this.logger.error(`the job queue has a fault: ${error.message}`))
  }

  /** Names who does the work of a queue; call it in a constructor or `onModuleInit`. */
  handle<Name extends QueueName>(queue: Name, handler: JobHandler<Name>, concurrency = 2): void {
    this.handlers.set(queue, { handler, concurrency })
  }

  /** Enqueues in the transaction of what the job is about: it exists if and only if that is committed. */
  async enqueue<Name extends QueueName>(
    queue: Name,
    data: JobData[Name],
    { client }: Pick<Transaction, 'client'>,
  ): Promise<void> {
    const executeSql = async (text: string, values?: unknown[]) => client.query(text, values)
    await this.boss.send(queue, data, { db: { executeSql } })
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start()
    await this.boss.supervise()
    for (const [queue, { handler, concurrency }] of this.handlers) {
      for (let worker = 0; worker < concurrency; worker++) {
        await this.work(queue, handler as JobHandler<QueueName>)
      }
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
  }

  private async work(queue: QueueName, handler: JobHandler<QueueName>): Promise<void> {
    const options = {
      includeMetadata: true as const,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      pollingIntervalSeconds: POLL_SECONDS,
    }
    let workerId: string | undefined
    workerId = await this.boss.work(queue, options, async ([job]) => {
      // The worker would sleep after each job; this has it look at once for the next.
      if (workerId) this.boss.notifyWorker(workerId)
      if (job) await handler(job as Job<QueueName>)
    })
  }
}
