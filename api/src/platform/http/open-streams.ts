import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'

const END_WITHIN_MS = 1_500

/** Answers that take their time (replies). A stop waits for requests, but must end these itself. */
@Injectable()
export class OpenStreams {
  private readonly closers = new Set<() => void>()
  private readonly ended = Promise.withResolvers<void>()
  private isClosing = false

  /** Registers how to end one with a resumable error; call the answer once it has ended, and nothing of it is left to be done. */
  add(close: () => void): () => void {
    this.closers.add(close)
    if (this.isClosing) close()
    return () => {
      this.closers.delete(close)
      if (this.isClosing && this.closers.size === 0) this.ended.resolve()
    }
  }

  /** Ends them all, and waits for what follows: a reply that was cut short gives its conversation free. */
  async closeAll(): Promise<void> {
    this.isClosing = true
    if (this.closers.size === 0) return
    for (const close of this.closers) close()
    await Promise.race([this.ended.promise, sleep(END_WITHIN_MS)])
  }
}
