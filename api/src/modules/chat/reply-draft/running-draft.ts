import type { Lease } from '../reply-lease.repository.ts'
import type { ReplySink } from '../reply-sink.ts'
import type { ReplyTask } from './reply-task.ts'

/** What is shown of a reply that is being written. */
export class RunningDraft {
  text = ''
  /** Whether anything of it may have been saved. */
  isSaved = false
  /** When the first text was shown that is not saved. */
  private waitsSince: number | undefined

  constructor(
    readonly lease: Lease,
    readonly task: ReplyTask,
  ) {}

  /** The sink with what passes through it noted. */
  into(sink: ReplySink): Pick<ReplySink, 'signal' | 'onPlace' | 'onText'> {
    return {
      signal: sink.signal,
      onPlace: sink.onPlace,
      onText: (text) => {
        this.text += text
        this.noteUnsaved()
        return sink.onText(text)
      },
    }
  }

  /** In milliseconds. */
  get unsavedFor(): number {
    return this.waitsSince === undefined ? 0 : performance.now() - this.waitsSince
  }

  noteSaved(): void {
    this.isSaved = true
    this.waitsSince = undefined
  }

  noteUnsaved(): void {
    this.waitsSince ??= performance.now()
  }
}
