import { changePassword, getProfile, login, logout, register } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { KnownDevices } from '../../platform/access/known-devices.ts'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { success } from '../../platform/http/success.ts'
import { AccountService } from './account/account.service.ts'
import { LoginService } from './login.service.ts'
import { OwnPasswordService } from './own-password.service.ts'
import { RegistrationService } from './registration.service.ts'
import { NewDeviceService } from './sessions/new-device.service.ts'

@Controller()
export class AuthController {
  constructor(
    private readonly logins: LoginService,
    private readonly registrations: RegistrationService,
    private readonly accounts: AccountService,
    private readonly passwords: OwnPasswordService,
    private readonly devices: KnownDevices,
    private readonly newDevices: NewDeviceService,
  ) {}

  @Serve(login)
  async login({ body, request, reply }: Call<typeof login>) {
    const answer = await this.logins.login(body, this.devices.visitorOf(request))
    if ('user' in answer) {
      await this.newDevices.tell(answer.user, request)
      this.devices.remember(request, reply, answer.user.id)
    }
    return answer
  }

  @Serve(register)
  async register({ body, request, reply, language }: Call<typeof register>) {
    const session = await this.registrations.register(body, this.devices.visitorOf(request), language)
    this.devices.remember(request, reply, session.user.id)
    return session
  }

  @Serve(getProfile)
  getProfile({ user }: Call<typeof getProfile>) {
    return this.accounts.getProfile(user.id)
  }

  @Serve(logout)
  async logout({ user, language }: Call<typeof logout>) {
    await this.logins.logout(user.session_id)
    return success('logged_out', language)
  }

  @Serve(changePassword)
  async changePassword({ user, body, language }: Call<typeof changePassword>) {
    const token = await this.passwords.change(user, body)
    return { ...success('password_changed', language), token }
  }
}
