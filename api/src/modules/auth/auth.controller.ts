import { changePassword, getProfile, login, logout, register } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { clientAddress } from '../../platform/http/client-address.ts'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { success } from '../../platform/http/success.ts'
import { AccountService } from './account/account.service.ts'
import { LoginService } from './login.service.ts'
import { OwnPasswordService } from './own-password.service.ts'
import { RegistrationService } from './registration.service.ts'

@Controller()
export class AuthController {
  constructor(
    private readonly logins: LoginService,
    private readonly registrations: RegistrationService,
    private readonly accounts: AccountService,
    private readonly passwords: OwnPasswordService,
  ) {}

  @Serve(login)
  login({ body, request }: Call<typeof login>) {
    return this.logins.login(body, clientAddress(request))
  }

  @Serve(register)
  register({ body, request, language }: Call<typeof register>) {
    return this.registrations.register(body, { address: clientAddress(request), language })
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
