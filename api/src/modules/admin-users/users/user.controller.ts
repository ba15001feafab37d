import {
  createUser,
  sendAnnouncement,
  setCustomPassword,
  toggleUserStandby,
  updateUser,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { AnnouncementService } from './announcement.service.ts'
import { CreateUserService } from './create-user.service.ts'
import { CustomPasswordService } from './custom-password.service.ts'
import { UpdateUserService } from './update-user.service.ts'
import { UserStandbyService } from './user-standby.service.ts'

@Controller()
export class UserController {
  constructor(
    private readonly creation: CreateUserService,
    private readonly updates: UpdateUserService,
    private readonly standby: UserStandbyService,
    private readonly passwords: CustomPasswordService,
    private readonly announcements: AnnouncementService,
  ) {}

  @Serve(createUser)
  create({ user, body, language }: Call<typeof createUser>) {
    return this.creation.create(user, body, language)
  }

  @Serve(updateUser)
  update({ user, params, body, request }: Call<typeof updateUser>) {
    return this.updates.update(user, params.id, body, request.headers['if-match'])
  }

  @Serve(toggleUserStandby)
  toggleStandby({ user, params, body }: Call<typeof toggleUserStandby>) {
    return this.standby.set(user, params.id, body.is_standby)
  }

  @Serve(sendAnnouncement)
  async announce({ user, params, language }: Call<typeof sendAnnouncement>) {
    await this.announcements.send(user, params.id)
    return success('announcement_posted', language)
  }

  @Serve(setCustomPassword)
  async setPassword({ user, params, body, language }: Call<typeof setCustomPassword>) {
    await this.passwords.set(user, params.id, body)
    return success('custom_password_set', language)
  }
}
