import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common'
import pg from 'pg'
import { CONFIG, type Config } from '../config/config.ts'
import { DISK_FULL } from './database-errors.ts'
import { type ClientWatch, silence, WatchedClient } from './watched-client.ts'

/**
 * The class of advisory locks that processes share over the connection of their watch, each under its own number. Whoever gets
 * one alone knows that its process is gone, as soon as PostgreSQL does: with a process that is killed its connection ends.
 */
export const PRESENCE = 7_266_341

const LOOK_EVERY_MS = 250
/** Of a client that has waited so long, it is looked at what its server does. */
const SUSPICIOUS_AFTER_MS = 500
/** No answer takes longer: the server itself ends statements before. */
const LONGEST_WAIT_MS = 20_000
/** How long the watch's own connection may be silent until a new one is tried beside it, and then both together. */
const ANSWER_WITHIN_MS = 250
const CONNECT_WITHIN_MS = 750
/** After so many looks in a row at a server's process that has nothing to do for a client that waits, its answer is lost. */
const LOST_AFTER_LOOKS = 3

const findWork = 'select pid, state, state_change::text as since from pg_stat_activity where pid = any ($1)'

/** What a process of the server does for its client. */
interface Work {
  pid: number
  state: string | null
  since: string
}

/** A server that refuses to tell is there all the same. */
type Answer = Work[] | 'refused'

/** Waits in turns of the event loop: one that was held up itself must not take that for a silence of the server's. */
async function patience(milliseconds: number): Promise<undefined> {
  for (let turns = milliseconds / 50; turns > 0; turns--) await sleep(50, undefined, { ref: false })
}

/**
 * Ends connections that have fallen silent. After a failover, or with a server that is frozen, nothing closes them, and what
 * they were asked would never end. It has a connection of its own, so that a pooler without a free one does not look silent.
 */
@Injectable()
export class DatabaseWatch implements ClientWatch, OnModuleInit, OnApplicationShutdown {
  /** Whether nothing comes from the database, neither over open connections nor over new ones. */
  isDown = false
  /** Whether a write has failed because its disk was full. */
  hasBeenFull = false
  /** The number under which this process is present. */
  readonly presence = randomInt(2 ** 31)
  private hasLeft = false
  private readonly logger = new Logger(DatabaseWatch.name)
  private readonly clients = new Set<WatchedClient>()
  /** What was seen of the servers of clients that wait, and how many times in a row. */
  private readonly sights = new WeakMap<WatchedClient, { of: string; times: number }>()
  private lastAnswer = 0
  private own: pg.Client | undefined
  private looking: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Options of a pool whose clients are watched. */
  poolOptions(settings: Record<string, string> = {}) {
    return { Client: WatchedClient as unknown as new () => pg.Client, watch: this, settings }
  }

  add(client: WatchedClient): void {
    if (this.isDown) throw silence()
    this.clients.add(client)
  }

  remove(client: WatchedClient): void {
    this.clients.delete(client)
  }

  refused(code: string | undefined): void {
    if (code === DISK_FULL) this.hasBeenFull = true
  }

  answered(): void {
    this.lastAnswer = performance.now()
  }

  async onModuleInit(): Promise<void> {
    await this.askAnew([]).catch(() => undefined)
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => {
        this.looking = undefined
      })
    }, LOOK_EVERY_MS)
    this.timer.unref()
  }

  /** What only a present process may hold is free for others from now on. */
  leave(): void {
    this.hasLeft = true
    this.own?.query('select pg_advisory_unlock_all()').catch(() => undefined)
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer)
    await this.looking
    await this.own?.end()
  }

  private async look(): Promise<void> {
    const waiting = this.waitingFor(SUSPICIOUS_AFTER_MS)
    if (this.own && waiting.length === 0) return
    const since = performance.now()
    const answer = await this.ask(waiting.flatMap(({ backend }) => backend ?? []))
    if (answer) this.carryOn()
    else if (this.lastAnswer < since) this.giveUp()
    for (const client of waiting) if (Array.isArray(answer) && this.isLost(client, answer)) client.cut()
    for (const client of this.waitingFor(LONGEST_WAIT_MS)) client.cut()
  }

  private waitingFor(milliseconds: number): WatchedClient[] {
    const start = performance.now() - milliseconds
    return [...this.clients].filter(({ waitingSince = Infinity }) => waitingSince < start)
  }

  private carryOn(): void {
    if (this.isDown) this.logger.log('the database answers again')
    this.isDown = false
  }

  private giveUp(): void {
    if (!this.isDown) this.logger.error('the database does not answer: its connections are given up')
    this.isDown = true
    void this.own?.end()
    this.own = undefined
    for (const client of this.clients) client.cut()
  }

  /** Whether the server has done what this client waits for, or knows nothing of it. */
  private isLost(client: WatchedClient, work: Work[]): boolean {
    if (!client.backend || !client.waitingSince) return false
    const { state, since } = work.find(({ pid }) => pid === client.backend) ?? {
      state: 'idle',
      since: 'gone',
    }
    if (!state?.startsWith('idle')) return false
    const of = `${client.waitingSince} ${since}`
    const last = this.sights.get(client)
    const times = last?.of === of ? last.times + 1 : 1
    this.sights.set(client, { of, times })
    return times >= LOST_AFTER_LOOKS
  }

  /** Undefined where no answer comes. */
  private async ask(pids: number[]): Promise<Answer | undefined> {
    const asked: Promise<Answer>[] = []
    if (this.own) {
      const known = askOver(this.own, pids)
      const first = await Promise.race([known.catch(() => undefined), patience(ANSWER_WITHIN_MS)])
      if (first) return first
      asked.push(known)
    }
    asked.push(this.askAnew(pids))
    return Promise.race([Promise.any(asked).catch(() => undefined), patience(CONNECT_WITHIN_MS)])
  }

  /** Over a new connection, which is the watch's own from then on. */
  private async askAnew(pids: number[]): Promise<Answer> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'confida-watch',
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: CONNECT_WITHIN_MS,
      keepAlive: true,
    })
    client.on('error', () => undefined)
    client.once('end', () => {
      if (this.own === client) this.own = undefined
    })
    try {
      await client.connect()
      if (!this.hasLeft)
        await client.query('select pg_advisory_lock_shared($1, $2)', [PRESENCE, this.presence])
      const answer = await askOver(client, pids)
      void this.own?.end()
      this.own = client
      return answer
    } catch (error) {
      void client.end()
      if (error instanceof pg.DatabaseError) return 'refused'
      throw error
    }
  }
}

async function askOver(client: pg.Client, pids: number[]): Promise<Answer> {
  const { rows } = await client.query(findWork, [pids])
  return rows
}
