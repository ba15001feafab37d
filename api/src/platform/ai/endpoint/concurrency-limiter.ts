import { AppError } from '../../http/app-error.ts'

type Release = () => void

interface Waiting {
  start(): void
}

/** Lets a number of prompts run at once; the others wait in order, and for so long at most. */
export class ConcurrencyLimiter {
  private readonly queue = new Set<Waiting>()
  private running = 0

  constructor(
    private readonly limit: number,
    private readonly waitMs: number,
  ) {}

  /** @returns how to release the slot @throws AppError `ai_busy` after waiting in vain, or the signal's reason */
  async acquire(signal?: AbortSignal): Promise<Release> {
    signal?.throwIfAborted()
    if (this.running >= this.limit) await this.wait(signal)
    else this.running++
    let isReleased = false
    return () => {
      if (!isReleased) this.release()
      isReleased = true
    }
  }

  /** A slot that becomes free goes to the first in the queue without being counted down. */
  private release(): void {
    const [next] = this.queue
    if (next) next.start()
    else this.running--
  }

  private wait(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        settle()
        reject(reason)
      }
      const onAbort = () => giveUp(signal?.reason)
      const timer = setTimeout(() => giveUp(new AppError('ai_busy')), this.waitMs)
      const waiting: Waiting = {
        start: () => {
          settle()
          resolve()
        },
      }
      const settle = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        this.queue.delete(waiting)
      }
      this.queue.add(waiting)
      signal?.addEventListener('abort', onAbort)
    })
  }
}
