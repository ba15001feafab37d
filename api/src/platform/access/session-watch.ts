import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common'
import { CONFIG, type Config } from '../config/config.ts'
import { Database } from '../database/database.ts'
import { AppError } from '../http/app-error.ts'
import { findOpenSessions, type OpenSession, sessionLimitValues } from './access.sql.ts'
import type { CurrentUser } from './current-user.ts'

const LOOK_EVERY_MS = 2000

interface Watched {
  sessionId: string
  end(error: AppError): void
}

/**
 * Ends what outlasts the check of its request, a reply that is being written, when its session ends in whichever process.
 * By looking, because a notification can be lost: one statement every two seconds, and none where nothing is watched.
 */
@Injectable()
export class SessionWatch implements OnModuleDestroy {
  private readonly watched = new Set<Watched>()
  private readonly limits: number[]
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) config: Config,
  ) {
    this.limits = sessionLimitValues(config)
  }

  onModuleDestroy(): void {
    clearInterval(this.timer)
  }

  /** Registers what to do when the user's session ends, once. Call the answer when there is nothing left to end. */
  watch(user: CurrentUser, end: (error: AppError) => void): () => void {
    const watched = { sessionId: user.session_id, end }
    this.watched.add(watched)
    // A look that fails is made up for by the next one.
    this.timer ??= setInterval(() => void this.look().catch(() => undefined), LOOK_EVERY_MS)
    return () => this.forget(watched)
  }

  private async look(): Promise<void> {
    const all = [...this.watched]
    const ids = [...new Set(all.map(({ sessionId }) => sessionId))]
    const open = await this.database.rows<OpenSession>(findOpenSessions, [...this.limits, ids])
    const states = new Map(open.map(({ id, is_standby }) => [id, is_standby]))
    for (const watched of all) {
      const isStandby = states.get(watched.sessionId)
      if (isStandby === false || !this.watched.has(watched)) continue
      this.forget(watched)
      watched.end(new AppError(isStandby ? 'account_standby' : 'token_invalid'))
    }
  }

  private forget(watched: Watched): void {
    this.watched.delete(watched)
    if (this.watched.size > 0) return
    clearInterval(this.timer)
    this.timer = undefined
  }
}
