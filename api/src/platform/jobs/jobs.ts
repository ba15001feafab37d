import { setTimeout as sleep } from 'node:timers/promises'
import type { JobOrigin, Tracing } from '@confida/tracing'
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { type JobResult, PgBoss, type SendOptions } from 'pg-boss'
import { CONFIG, type Config } from '../config/config.ts'
import type { Transaction } from '../database/database.ts'
import { DatabaseProbe } from '../database/database-probe.ts'
import { insertJobs } from './insert-jobs.sql.ts'
import type { JobData, QueueName } from './queues.ts'

export interface Job<Name extends QueueName> {
  id: string
  data: JobData[Name]
  /** 0 at the first attempt. */
  retryCount: number
}

/** Handlers run at least once for each job: they must bear a second run. A thrown error means a later attempt. */
export type JobHandler<Name extends QueueName> = (job: Job<Name>) => Promise<void>

export interface HandlerOptions {
  /** How many at once in each process. */
  concurrency?: number
  /** How many are taken from the queue at once, to be done one after the other: many small ones cost less so. */
  batchSize?: number
}

interface Handling extends Required<HandlerOptions> {
  handler: JobHandler<QueueName>
}

/** Some maintain whole tables. */
const QUERY_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 3_000
/** How often the connection that tells of new jobs is tried, and how long it may be silent. */
const LISTENER_BEAT_MS = 3_000
/** Work that `wake` tells of: users' calls come first, and what they leave to be done is taken together. */
const WAKE_AFTER_MS = 100
/** How often one of the processes looks for work of those that were killed. */
const SUPERVISE_SECONDS = 30

/** Work that outlives its request, kept in PostgreSQL until it is done. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name)
  private readonly boss: PgBoss
  private readonly handlers = new Map<QueueName, Handling>()
  private readonly workers: { id: string; queue: QueueName }[] = []
  private readonly waking = new Set<QueueName>()
  private tracing: Tracing | undefined

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    probe: DatabaseProbe,
  ) {
    // What it does not know it passes on to its pool.
    this.boss = new PgBoss({
      ...probe.poolOptions(QUERY_WITHIN_MS),
      connectionString: config.databaseUrl,
      application_name: 'confida-jobs',
      max: 3,
      migrate: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      useListenNotify: true,
      notifyHeartbeatIntervalMs: LISTENER_BEAT_MS,
      notifyHeartbeatTimeoutMs: LISTENER_BEAT_MS,
    })
    this.boss.on('error', (error) => this.logger.error(`the job queue has a fault: ${error.message}`))
  }

  /** Before the start. Without it nothing is traced. */
  traceWith(tracing: Tracing): void {
    this.tracing = tracing
  }

  /** Names who does the work of a queue; call it in a constructor or `onModuleInit`. */
  handle<Name extends QueueName>(
    queue: Name,
    handler: JobHandler<Name>,
    { concurrency = 2, batchSize = 1 }: HandlerOptions = {},
  ): void {
    this.handlers.set(queue, { handler: handler as JobHandler<QueueName>, concurrency, batchSize })
  }

  /** Enqueues in the transaction of what the job is about: it exists if and only if that is committed. */
  async enqueue<Name extends QueueName>(
    queue: Name,
    data: JobData[Name],
    { client }: Pick<Transaction, 'client'>,
    options: Pick<SendOptions, 'priority' | 'startAfter'> = {},
  ): Promise<void> {
    const executeSql = async (text: string, values?: unknown[]) => client.query(text, values)
    await this.boss.send(queue, this.withOrigin(data), { ...options, db: { executeSql } })
  }

  /** Enqueues each of the data in each of the queues, in one round trip; nobody is notified before `wake`. */
  async enqueueAll(queues: QueueName[], data: object[], { rows }: Pick<Transaction, 'rows'>): Promise<void> {
    await rows(insertJobs, [queues, data.map((each) => this.withOrigin(each))])
  }

  /** Has this process look for jobs that `enqueueAll` has stored; if it dies before, others find them at their next look. */
  wake(queues: QueueName[]): void {
    for (const queue of queues) {
      if (this.waking.has(queue)) continue
      this.waking.add(queue)
      setTimeout(() => this.notifyWorkers(queue), WAKE_AFTER_MS).unref()
    }
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start()
    await this.boss.supervise()
    for (const [queue, handling] of this.handlers) {
      for (let worker = 0; worker < handling.concurrency; worker++) await this.work(queue, handling)
    }
  }

  /** Ends what is under way, and leaves the rest to other processes. */
  takeNoMore(): void {
    for (const queue of this.handlers.keys()) void this.boss.offWork(queue, { wait: false })
  }

  async beforeApplicationShutdown(): Promise<void> {
    // A listener whose connection has fallen silent would wait for its end for ever.
    await Promise.race([this.stop(), sleep(STOP_WITHIN_MS + 500, undefined, { ref: false })])
  }

  private async stop(): Promise<void> {
    const ended = Promise.all([...this.handlers.keys()].map((queue) => this.boss.offWork(queue)))
    await Promise.race([ended, sleep(STOP_WITHIN_MS, undefined, { ref: false })])
    // A graceful stop would look only twice a second whether they have ended.
    await this.boss.stop({ graceful: false })
  }

  /** What a job carries, with where it was asked for, for its trace. */
  private withOrigin<Data extends object>(data: Data): Data & JobOrigin {
    const origin: JobOrigin = {}
    this.tracing?.pass(origin)
    return { ...data, ...origin }
  }

  private notifyWorkers(queue: QueueName): void {
    this.waking.delete(queue)
    for (const worker of this.workers) if (worker.queue === queue) this.boss.notifyWorker(worker.id)
  }

  private async work(queue: QueueName, { handler, batchSize }: Handling): Promise<void> {
    const options = {
      batchSize,
      includeMetadata: true,
      perJobResults: true,
      // New jobs are notified of; this is for those whose time for another attempt has come.
      notifyPollingIntervalSeconds: this.config.jobPollSeconds,
      pollingIntervalSeconds: this.config.jobPollSeconds,
    } as const
    let id: string | undefined
    id = await this.boss.work(queue, options, async (jobs) => {
      // The worker would sleep after each batch; this has it look at once for the next.
      if (id) this.boss.notifyWorker(id)
      const results: JobResult[] = []
      for (const job of jobs)
        results.push(await resultOf(job as Job<QueueName>, (job) => this.run(queue, handler, job)))
      return results
    })
    this.workers.push({ id, queue })
  }

  private run(queue: QueueName, handler: JobHandler<QueueName>, job: Job<QueueName>): Promise<void> {
    const { traceparent, ...data }: JobData[QueueName] & JobOrigin = job.data
    const work = () => handler({ ...job, data })
    return this.tracing ? this.tracing.runJob(queue, { traceparent }, work) : work()
  }
}

/** One that fails takes nothing from the others of its batch. */
async function resultOf(job: Job<QueueName>, handler: JobHandler<QueueName>): Promise<JobResult> {
  try {
    await handler(job)
    return { id: job.id, status: 'completed' }
  } catch (error) {
    return { id: job.id, status: 'failed', output: error }
  }
}
