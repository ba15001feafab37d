import type { ReplySink } from '../reply-sink.ts'

/** What has been on a screen for a second is kept; replies that are done sooner cost nothing. */
export const SAVE_EVERY_MS = 750

/** Has what is shown of a reply saved, over and over, until it ends. */
export class RunningDraft {
  private text = ''
  private saved = 0
  private saving: Promise<void> | undefined
  private readonly timer = setInterval(() => this.saveMore(), SAVE_EVERY_MS)

  constructor(private readonly save: (text: string) => Promise<void>) {}

  /** The sink with what passes through it noted. */
  into(sink: ReplySink): Pick<ReplySink, 'signal' | 'onPlace' | 'onText'> {
    return {
      signal: sink.signal,
      onPlace: sink.onPlace,
      onText: (text) => {
        this.text += text
        return sink.onText(text)
      },
    }
  }

  /** @returns whether anything may have been saved */
  async end(): Promise<boolean> {
    clearInterval(this.timer)
    await this.saving
    return this.saved > 0
  }

  private saveMore(): void {
    if (this.saving || this.text.length === this.saved) return
    this.saved = this.text.length
    this.saving = this.save(this.text)
      // The next one may succeed, and the reply is stored at its end in any case.
      .catch(() => undefined)
      .finally(() => {
        this.saving = undefined
      })
  }
}
