import { endAllSessions, endOneSession, listSessions } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { Sessions } from '../../../platform/access/sessions.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'

@Controller()
export class SessionController {
  constructor(private readonly sessions: Sessions) {}

  @Serve(listSessions)
  async list({ user }: Call<typeof listSessions>) {
    const rows = await this.sessions.list(user.id)
    return rows.map(({ id, browser, system, created_at, last_used_at }) => ({
      id,
      browser: browser || null,
      system: system || null,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      is_current: id === user.session_id,
    }))
  }

  @Serve(endOneSession)
  async end({ user, params, language }: Call<typeof endOneSession>) {
    if (!(await this.sessions.endOf(user.id, params.id))) throw new AppError('session_not_found')
    return success('session_ended', language)
  }

  @Serve(endAllSessions)
  async endAll({ user, language }: Call<typeof endAllSessions>) {
    await this.sessions.endAll(user.id)
    return success('logged_out', language)
  }
}
