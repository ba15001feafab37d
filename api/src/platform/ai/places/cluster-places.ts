import { randomUUID } from 'node:crypto'
import { Logger } from '@nestjs/common'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import {
  enterQueue,
  grantPlaces,
  LEASE_SECONDS,
  leavePlace,
  listPlaces,
  removeExpired,
  renewPlaces,
  tryToGrant,
} from './ai-place.sql.ts'
import { type PlaceOptions, type PlaceRequest, type Places, type Release, shareOf, waitOf } from './places.ts'
import { Waiting } from './waiting.ts'

/** How often a process looks whose turn it is while somebody of its own waits. */
const LOOK_EVERY_MS = 250
/** While another process is handing places out. */
const LOOK_AGAIN_MS = 30
const RENEW_EVERY_MS = (LEASE_SECONDS * 1_000) / 3

/** The places of all processes together, in PostgreSQL, which a reply needs anyway. In the order that `LocalPlaces` has. */
export class ClusterPlaces implements Places {
  private readonly logger = new Logger(ClusterPlaces.name)
  private readonly process = randomUUID()
  /** By the ids of their rows. */
  private readonly waiting = new Map<number, Waiting>()
  private readonly held = new Set<number>()
  private isLooking = false
  private hasNews = false
  private timer: NodeJS.Timeout | undefined
  private renewedAt = 0

  constructor(
    private readonly database: Database,
    private readonly options: PlaceOptions,
  ) {}

  async take(request: PlaceRequest): Promise<Release> {
    request.signal?.throwIfAborted()
    const values = [this.process, request.person, this.options.queueMax]
    const row = await this.database.row<{ id: number; turn: number }>(enterQueue, values)
    if (!row) throw new AppError('ai_busy')
    try {
      request.signal?.throwIfAborted()
      await this.waitFor(row.id, new Waiting(request, row.turn, waitOf(request, this.options)))
    } catch (error) {
      await this.leave(row.id)
      throw error
    }
    let isReleased = false
    return async () => {
      if (isReleased) return
      isReleased = true
      await this.leave(row.id)
    }
  }

  private async waitFor(id: number, waiting: Waiting): Promise<void> {
    this.waiting.set(id, waiting)
    this.look()
    try {
      await waiting.started
      this.held.add(id)
    } finally {
      this.waiting.delete(id)
    }
  }

  /** What cannot be removed now expires. */
  private async leave(id: number): Promise<void> {
    this.held.delete(id)
    await this.database.rows(leavePlace, [id]).catch(() => undefined)
    this.look()
  }

  /** Has places handed out, and tells its own how far they have come; then again, for as long as there is somebody. */
  private look(): void {
    this.hasNews = true
    if (this.isLooking) return
    this.isLooking = true
    void this.lookWhileNews().then((pauseMs) => {
      this.isLooking = false
      clearTimeout(this.timer)
      if (this.waiting.size + this.held.size === 0) return
      this.timer = setTimeout(() => this.look(), this.waiting.size > 0 ? pauseMs : RENEW_EVERY_MS).unref()
    })
  }

  /** @returns milliseconds until it is worth another look */
  private async lookWhileNews(): Promise<number> {
    let hasHandedOut = true
    while (this.hasNews && this.waiting.size + this.held.size > 0) {
      this.hasNews = false
      try {
        hasHandedOut = await this.lookOnce()
      } catch (error) {
        this.logger.warn(`the queue for AI places has a fault: ${(error as Error).message}`)
      }
    }
    return hasHandedOut ? LOOK_EVERY_MS : LOOK_AGAIN_MS
  }

  /** @returns whether it was its turn to hand places out */
  private async lookOnce(): Promise<boolean> {
    if (performance.now() - this.renewedAt > RENEW_EVERY_MS) {
      await this.database.rows(renewPlaces, [[...this.waiting.keys(), ...this.held]])
      this.renewedAt = performance.now()
    }
    // Who comes meanwhile may not be in the answer.
    const waiting = [...this.waiting]
    if (waiting.length === 0) return true
    const hasHandedOut = await this.handOut()
    const rows = await this.database.rows<{ id: number; place: number }>(listPlaces, [this.process])
    const places = new Map(rows.map(({ id, place }) => [id, place]))
    for (const [id, one] of waiting) {
      // What a crash of PostgreSQL has forgotten is let in: the places of each process still count.
      const place = places.get(id) ?? 0
      if (one.isOver) continue
      if (place === 0) one.start()
      else one.tell(place)
    }
    return hasHandedOut
  }

  private handOut(): Promise<boolean> {
    const { places } = this.options
    return this.database.transaction(async (transaction) => {
      const turn = await transaction.row<{ is_mine: boolean }>(tryToGrant)
      if (!turn?.is_mine) return false
      await transaction.rows(removeExpired)
      await transaction.rows(grantPlaces, [places, shareOf(places)])
      return true
    })
  }
}
