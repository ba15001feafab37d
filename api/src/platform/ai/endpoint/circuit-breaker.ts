export interface BreakerOptions {
  /** Failures in a row that open it. */
  failures: number
  /** Milliseconds until one request may try again; twice as many after each trial that fails. */
  pauseMs: number
  longestPauseMs: number
  now?: () => number
}

/** How one request ended; only the first word counts. `cancel` is for one that was given up by its asker. */
export interface Trial {
  succeed(): void
  fail(): void
  cancel(): void
}

/**
 * Spares users the wait for an endpoint that is known to be down. After some failures in a row it is open: requests are
 * turned away at once. When the pause is over one request goes through to try; on its success all do.
 *
 * Of our own, because a reply is a stream: the libraries judge one call that returns or throws, while here a request that
 * has begun well can still fail in the middle, or be given up by its reader, which says nothing about the endpoint.
 */
export class CircuitBreaker {
  private failures = 0
  private pauseMs: number
  private openUntil: number | undefined
  private isTrying = false

  constructor(private readonly options: BreakerOptions) {
    this.pauseMs = options.pauseMs
  }

  /** Until a trial has succeeded. */
  get isOpen(): boolean {
    return this.openUntil !== undefined
  }

  /** Seconds until a request makes sense again; 0 while requests go through. */
  get secondsToWait(): number {
    if (this.openUntil === undefined) return 0
    const rest = this.openUntil - this.now()
    if (rest > 0) return Math.ceil(rest / 1000)
    return this.isTrying ? 1 : 0
  }

  /** @returns undefined where the request is turned away */
  begin(): Trial | undefined {
    if (this.secondsToWait > 0) return undefined
    const isTrial = this.isOpen
    this.isTrying = isTrial
    let isOver = false
    const end = (settle: () => void) => () => {
      if (isOver) return
      isOver = true
      if (isTrial) this.isTrying = false
      settle()
    }
    return {
      succeed: end(() => this.close()),
      fail: end(() => this.countFailure(isTrial)),
      cancel: end(() => undefined),
    }
  }

  private close(): void {
    this.failures = 0
    this.openUntil = undefined
    this.pauseMs = this.options.pauseMs
  }

  private countFailure(isTrial: boolean): void {
    this.failures++
    if (isTrial) this.pauseMs = Math.min(this.pauseMs * 2, this.options.longestPauseMs)
    if (isTrial || this.failures >= this.options.failures) this.openUntil = this.now() + this.pauseMs
  }

  private now(): number {
    return (this.options.now ?? Date.now)()
  }
}
