import {
  completeLogin,
  confirmPasskeySetup,
  confirmTotpSetup,
  getPasskeyChallenge,
  startPasskeySetup,
  startTotpSetup,
  type User,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { KnownDevices } from '../../../platform/access/known-devices.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { LoginService } from '../login.service.ts'
import { NewDeviceService } from '../sessions/new-device.service.ts'
import { SecondFactorSetupService } from './second-factor-setup.service.ts'
import { SecondStepService } from './second-step.service.ts'

/** What a ticket is good for. */
@Controller()
export class SecondStepController {
  constructor(
    private readonly logins: LoginService,
    private readonly steps: SecondStepService,
    private readonly setups: SecondFactorSetupService,
    private readonly devices: KnownDevices,
    private readonly newDevices: NewDeviceService,
    private readonly log: SecurityLog,
  ) {}

  @Serve(completeLogin)
  async completeLogin({ body, request, reply }: Call<typeof completeLogin>) {
    const session = await this.logins.complete(body, this.devices.visitorOf(request))
    await this.newDevices.tell(session.user, request)
    this.devices.remember(request, reply, session.user.id)
    return session
  }

  @Serve(getPasskeyChallenge)
  async getPasskeyChallenge({ body }: Call<typeof getPasskeyChallenge>) {
    return { options: { ...(await this.steps.challenge(body.ticket)) } }
  }

  @Serve(startTotpSetup)
  startTotp({ body }: Call<typeof startTotpSetup>) {
    return this.setups.startTotp(body.ticket)
  }

  @Serve(confirmTotpSetup)
  async confirmTotp({ body, request, reply }: Call<typeof confirmTotpSetup>) {
    const setup = await this.setups.confirmTotp(body)
    if (setup.session) await this.letIn(setup.session.user, request, reply)
    return setup
  }

  @Serve(startPasskeySetup)
  async startPasskey({ body }: Call<typeof startPasskeySetup>) {
    return { options: { ...(await this.setups.startPasskey(body.ticket)) } }
  }

  @Serve(confirmPasskeySetup)
  async confirmPasskey({ body, request, reply }: Call<typeof confirmPasskeySetup>) {
    const setup = await this.setups.confirmPasskey(body)
    if (setup.session) await this.letIn(setup.session.user, request, reply)
    return setup
  }

  /** Whose login went on to make a second factor. */
  private async letIn(user: User, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { address } = this.devices.visitorOf(request)
    await this.log.record({ event: 'login.success', userId: user.id, address })
    await this.newDevices.tell(user, request)
    this.devices.remember(request, reply, user.id)
  }
}
