import type { User } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../../../platform/access/device.ts'
import { KnownDevices } from '../../../platform/access/known-devices.ts'
import { Database } from '../../../platform/database/database.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { UserRepository } from '../../users/user.repository.ts'

@Injectable()
export class NewDeviceService {
  constructor(
    private readonly database: Database,
    private readonly devices: KnownDevices,
    private readonly users: UserRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Tells the person by mail of a login in a browser that the account has not been open in; once a day for one kind. */
  async tell(user: User, request: FastifyRequest): Promise<void> {
    const { device: known } = this.devices.visitorOf(request)
    if (known?.users.includes(user.id)) return
    const { browser, system } = deviceOf(request.headers['user-agent'])
    const device = [browser, system].filter(Boolean).join(', ') || 'N/A'
    const language = await this.users.findLanguage(user.id)
    const today = new Date().toISOString().slice(0, 10)
    const onceKey = `new-device ${user.id} ${today} ${device}`
    const mail = { template: 'new_device', user, language, variables: { device }, onceKey } as const
    await this.database.transaction((transaction) => this.outbox.post(mail, transaction))
  }
}
