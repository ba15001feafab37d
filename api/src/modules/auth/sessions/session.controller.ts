import { endAllSessions, endOneSession, listSessions } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { toOpenSession } from '../../../platform/access/open-session.mapper.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'

@Controller()
export class SessionController {
  constructor(private readonly sessions: Sessions) {}

  @Serve(listSessions)
  async list({ user }: Call<typeof listSessions>) {
    return (await this.sessions.list(user.id)).map((row) => toOpenSession(row, user.session_id))
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
