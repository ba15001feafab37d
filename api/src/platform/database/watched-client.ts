import pg from 'pg'

/** A goodbye that no server hears must not keep a pool from closing. */
const END_WITHIN_MS = 1_000

/** Told of clients from before they connect until they have ended. */
export interface ClientWatch {
  /** @throws where connecting makes no sense now */
  add(client: WatchedClient): void
  remove(client: WatchedClient): void
  answered(): void
  /** By the server, with an error of this code. */
  refused(code: string | undefined): void
}

export interface WatchedClientOptions extends pg.ClientConfig {
  watch: ClientWatch
  /** Of the session: set by a statement, because poolers refuse all but a few start-up parameters. */
  settings?: Record<string, string>
}

/** A client that knows how long it has been waiting for the server, and for which of the server's processes. */
export class WatchedClient extends pg.Client {
  /** Since when it has waited, for a connection or for answers; by `performance.now()`. */
  waitingSince: number | undefined
  /** The server's process, once connected. */
  backend: number | undefined
  private readonly watch: ClientWatch
  private readonly settings: Record<string, string>

  constructor(options: WatchedClientOptions) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...options })
    this.watch = options.watch
    this.settings = options.settings ?? {}
    this.on('drain', () => {
      this.waitingSince = undefined
      this.watch.answered()
    })
    this.connection.on('errorMessage', ({ code }: pg.DatabaseError) => this.watch.refused(code))
    // A pool listens only once it is connected, and an error that nobody hears ends the process.
    this.on('error', () => undefined)
    this.once('end', () => this.watch.remove(this))
  }

  override connect(): Promise<pg.Client>
  override connect(done: (error?: Error) => void): void
  override connect(done?: (error?: Error) => void): Promise<pg.Client> | undefined {
    const connecting = this.open()
    if (!done) return connecting
    connecting.then(() => done(), done)
  }

  // biome-ignore lint/suspicious/noExplicitAny: whatever form of a query it is given, it passes on
  override query(...query: any[]): any {
    this.waitingSince ??= performance.now()
    return Reflect.apply(super.query, this, query)
  }

  override end(): Promise<void>
  override end(done: () => void): void
  override end(done?: () => void): Promise<void> | undefined {
    const cut = setTimeout(() => this.cut(), END_WITHIN_MS)
    const ending = super.end().finally(() => clearTimeout(cut))
    if (!done) return ending
    ending.then(done)
  }

  /** Has all that waits for it fail at once. */
  cut(): void {
    this.connection.stream.destroy(silence())
  }

  private async open(): Promise<pg.Client> {
    this.watch.add(this)
    this.waitingSince = performance.now()
    try {
      await super.connect()
      const settings = Object.entries(this.settings).map(
        ([name, value]) => `, set_config('${name}', '${value}', false)`,
      )
      const { rows } = await this.query(`select pg_backend_pid() as pid${settings.join('')}`)
      this.backend = rows[0].pid
      return this
    } catch (error) {
      this.watch.remove(this)
      throw error
    }
  }
}

/** As of a connection that timed out. */
export const silence = (): Error => Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' })
