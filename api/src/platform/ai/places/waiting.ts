import { AppError } from '../../http/app-error.ts'
import { type PlaceRequest } from './places.ts'

/** One who waits: `start` ends it well, `tell` says where in the queue it stands. */
export class Waiting {
  readonly person: string
  readonly started: Promise<void>
  isOver = false
  private readonly settled = Promise.withResolvers<void>()
  private readonly timer: NodeJS.Timeout
  private told: number | undefined

  constructor(
    private readonly request: PlaceRequest,
    /** The how manieth at once of its person: somebody's second comes after everybody's first. */
    readonly turn: number,
    waitMs: number,
  ) {
    this.person = request.person
    this.started = this.settled.promise
    this.timer = setTimeout(() => this.fail(new AppError('ai_busy')), waitMs).unref()
    request.signal?.addEventListener('abort', this.giveUp)
  }

  start(): void {
    this.end()
    this.settled.resolve()
  }

  fail(reason: unknown): void {
    this.end()
    this.settled.reject(reason)
  }

  tell(place: number): void {
    if (this.isOver || place === this.told) return
    this.told = place
    this.request.onPlace?.(place)
  }

  private readonly giveUp = () => this.fail(this.request.signal?.reason)

  private end(): void {
    this.isOver = true
    clearTimeout(this.timer)
    this.request.signal?.removeEventListener('abort', this.giveUp)
  }
}
