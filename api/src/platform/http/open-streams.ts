import { Injectable } from '@nestjs/common'

/** Answers that stay open (server-sent events). A stop waits for requests, but must end these itself. */
@Injectable()
export class OpenStreams {
  private readonly closers = new Set<() => void>()

  /** Registers how to end a stream with a resumable error; call the answer once it has ended by itself. */
  add(close: () => void): () => void {
    this.closers.add(close)
    return () => this.closers.delete(close)
  }

  closeAll(): void {
    for (const close of this.closers) close()
    this.closers.clear()
  }
}
