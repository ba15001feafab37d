import { randomInt } from 'node:crypto'
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common'
import pg from 'pg'
import { CONFIG, type Config } from '../config/config.ts'

/**
 * The class of advisory locks that processes share over the connection of their probe, each under its own number. Whoever gets
 * one alone knows that its process is gone, as soon as PostgreSQL does: with a process that is killed its connection ends.
 */
export const PRESENCE = 7_266_341

const ASK_EVERY_MS = 500
const ANSWER_WITHIN_MS = 1_000
/** A time-out that is later by so much was held up by this process itself, which says nothing of the server. */
const HELD_UP_MS = 500

/** Asks, over a connection of its own, whether the database is there, and ends the connections of pools when it falls silent. */
@Injectable()
export class DatabaseProbe implements OnModuleInit, OnApplicationShutdown {
  isDown = false
  /** The number under which this process is present. */
  readonly presence = randomInt(2 ** 31)
  private readonly logger = new Logger(DatabaseProbe.name)
  /** Of the pools, and when they were connected. */
  private readonly clients = new Map<pg.Client, number>()
  private own: pg.Client | undefined
  private asking: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined
  private hasLeft = false

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Options of a pool; `begin` is what each of its connections begins with. */
  poolOptions(queryTimeoutMs: number, begin?: string) {
    return {
      query_timeout: queryTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      onConnect: async (client: pg.Client) => {
        // Also in the moments in which no pool listens, an error must not end the process.
        client.on('error', () => undefined)
        this.clients.set(client, performance.now())
        client.once('end', () => this.clients.delete(client))
        if (begin) await client.query(begin)
      },
    }
  }

  async onModuleInit(): Promise<void> {
    await this.ask()
    this.timer = setInterval(() => {
      this.asking ??= this.ask().finally(() => {
        this.asking = undefined
      })
    }, ASK_EVERY_MS)
    this.timer.unref()
  }

  /** What only a present process may hold is free for others from now on. */
  leave(): void {
    this.hasLeft = true
    this.own?.query('select pg_advisory_unlock_all()').catch(() => undefined)
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer)
    await this.asking
    await this.own?.end()
  }

  private async ask(): Promise<void> {
    // Its own connection may have ended for reasons of its own.
    const isUp = (this.own && (await this.isAnswered(this.own))) || (await this.isAnswered(this.open()))
    if (isUp === this.isDown)
      this.logger.warn(isUp ? 'the database answers again' : 'the database does not answer')
    this.isDown = !isUp
  }

  private open(): pg.Client {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'confida-probe',
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    })
    client.on('error', () => undefined)
    return client
  }

  private async isAnswered(client: pg.Client): Promise<boolean> {
    const since = performance.now()
    try {
      if (client === this.own) await client.query('select 1')
      else await this.join(client)
      this.own = client
      return true
    } catch (error) {
      if (client === this.own) this.own = undefined
      void client.end()
      const waited = performance.now() - since
      if (waited >= ANSWER_WITHIN_MS && waited < ANSWER_WITHIN_MS + HELD_UP_MS) this.giveUpClients(since)
      // A refusal is an answer, too.
      return error instanceof pg.DatabaseError
    }
  }

  private async join(client: pg.Client): Promise<void> {
    await client.connect()
    if (!this.hasLeft) await client.query('select pg_advisory_lock_shared($1, $2)', [PRESENCE, this.presence])
  }

  /** Their pools take it as any lost connection: what is under way fails, and the next begins with a new one. */
  private giveUpClients(before: number): void {
    const error = Object.assign(new Error('The database has fallen silent.'), { code: 'ETIMEDOUT' })
    for (const [client, connected] of this.clients) if (connected < before) client.emit('error', error)
  }
}
