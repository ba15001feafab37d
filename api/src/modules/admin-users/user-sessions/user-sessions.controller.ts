import { endUserSessions, listUserSessions } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { toOpenSession } from '../../../platform/access/open-session.mapper.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { KnownUserService } from '../users/known-user.service.ts'
import { UserSessionsService } from './user-sessions.service.ts'

@Controller()
export class UserSessionsController {
  constructor(
    private readonly known: KnownUserService,
    private readonly sessions: Sessions,
    private readonly ending: UserSessionsService,
  ) {}

  @Serve(listUserSessions)
  async list({ user, params }: Call<typeof listUserSessions>) {
    await this.known.require(params.id)
    return (await this.sessions.list(params.id)).map((row) => toOpenSession(row, user.session_id))
  }

  @Serve(endUserSessions)
  async endAll({ user, params, language }: Call<typeof endUserSessions>) {
    await this.ending.endAll(user, params.id)
    return success('sessions_ended', language)
  }
}
