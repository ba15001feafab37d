import { getProfile, login, logout, register } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { success } from '../../platform/http/success.ts'
import { AccountService } from './account.service.ts'
import { LoginService } from './login.service.ts'
import { RegistrationService } from './registration.service.ts'

@Controller()
export class AuthController {
  private readonly logins: LoginService
  private readonly registrations: RegistrationService
  private readonly accounts: AccountService

  constructor(logins: LoginService, registrations: RegistrationService, accounts: AccountService) {
    this.logins = logins
    this.registrations = registrations
    this.accounts = accounts
  }

  @Serve(login)
  login({ body }: Call<typeof login>) {
    return this.logins.login(body)
  }

  @Serve(register)
  register({ body, request, language }: Call<typeof register>) {
    return this.registrations.register(body, { address: request.ip, language })
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
}
