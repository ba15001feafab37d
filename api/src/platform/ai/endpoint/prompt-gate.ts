import { AppError } from '../../http/app-error.ts'

interface Waiting {
  enter(): void
}

/** Lets a number of prompts through at once; the others wait in line, for so long. */
export class PromptGate {
  private readonly places: number
  private readonly patienceMs: number
  private readonly line = new Set<Waiting>()
  private taken = 0

  constructor(places: number, patienceMs: number) {
    this.places = places
    this.patienceMs = patienceMs
  }

  /** @returns how to give the place back @throws AppError `ai_busy` after waiting in vain, or the signal's reason */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    if (this.taken >= this.places) await this.wait(signal)
    else this.taken++
    let isOut = false
    return () => {
      if (!isOut) this.leave()
      isOut = true
    }
  }

  /** A place that becomes free goes to the first in line without being counted down. */
  private leave(): void {
    const [next] = this.line
    if (next) next.enter()
    else this.taken--
  }

  private wait(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        settle()
        reject(reason)
      }
      const onAbort = () => giveUp(signal?.reason)
      const timer = setTimeout(() => giveUp(new AppError('ai_busy')), this.patienceMs)
      const waiting: Waiting = {
        enter: () => {
          settle()
          resolve()
        },
      }
      const settle = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        this.line.delete(waiting)
      }
      this.line.add(waiting)
      signal?.addEventListener('abort', onAbort)
    })
  }
}
