import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { isDatabaseDown } from '../../../platform/database/database-errors.ts'
import { ReplyDraftRepository } from './reply-draft.repository.ts'
import type { RunningDraft } from './running-draft.ts'

/** What has been on a screen for a second is kept, with time for the statement; replies that are done sooner cost nothing. */
export const LOOK_EVERY_MS = 250
export const SHOWN_FOR_MS = 500

/** Saves what is shown of all replies that are being written, over and over: a thousand of them together, not each by itself. */
@Injectable()
export class DraftSaver implements OnApplicationShutdown {
  private readonly running = new Set<RunningDraft>()
  private saving: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly drafts: ReplyDraftRepository) {}

  start(draft: RunningDraft): void {
    this.running.add(draft)
    this.timer ??= setInterval(() => this.saveDue(), LOOK_EVERY_MS)
  }

  /** Once this is over nothing more of it is saved. */
  async end(draft: RunningDraft): Promise<void> {
    this.running.delete(draft)
    if (this.running.size === 0) this.stop()
    if (draft.isSaved) await this.saving
  }

  onApplicationShutdown(): void {
    this.stop()
  }

  private stop(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  private saveDue(): void {
    if (this.saving) return
    const due = [...this.running].filter(({ unsavedFor }) => unsavedFor >= SHOWN_FOR_MS)
    if (due.length === 0) return
    for (const draft of due) draft.noteSaved()
    this.saving = this.save(due).finally(() => {
      this.saving = undefined
    })
  }

  private async save(drafts: RunningDraft[]): Promise<void> {
    try {
      await this.drafts.save(drafts)
    } catch (error) {
      if (isDatabaseDown(error)) for (const draft of drafts) draft.noteUnsaved()
      // What cannot be stored must not keep others from it.
      else if (drafts.length > 1) for (const draft of drafts) await this.save([draft])
    }
  }
}
