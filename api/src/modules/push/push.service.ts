import {
  type PushState,
  type PushSubscription,
  QUIET_FROM,
  QUIET_TO,
  type QuietHours,
} from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { CompanionRepository } from '../companions/companion.repository.ts'
import { PushRepository } from './push.repository.ts'
import { isPushService } from './push-service.ts'

type Person = Pick<CurrentUser, 'id' | 'session_id'>

@Injectable()
export class PushService {
  constructor(
    private readonly push: PushRepository,
    private readonly companions: CompanionRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async state({ id, session_id }: Person): Promise<PushState> {
    const settings = await this.push.findSettings(id)
    const companions = await this.push.listCompanions(id)
    return {
      public_key: this.config.push?.publicKey ?? null,
      is_subscribed: await this.push.isSubscribed(id, session_id),
      companions: companions.map(({ companion_id }) => companion_id),
      quiet_from: settings?.quiet_from ?? QUIET_FROM,
      quiet_to: settings?.quiet_to ?? QUIET_TO,
    }
  }

  async subscribe(person: Person, subscription: PushSubscription): Promise<PushState> {
    const { push } = this.config
    if (!push || !isPushService(subscription.endpoint, push.services)) throw new AppError('push_unavailable')
    await this.push.subscribe(person.id, person.session_id, subscription)
    return this.state(person)
  }

  async unsubscribe(person: Person): Promise<PushState> {
    await this.push.unsubscribe(person.id, person.session_id)
    return this.state(person)
  }

  async setQuietHours(person: Person, hours: QuietHours): Promise<PushState> {
    await this.push.setQuietHours(person.id, hours)
    return this.state(person)
  }

  async choose(person: Person, companionId: string, isEnabled: boolean): Promise<PushState> {
    if (!(await this.companions.find(person.id, companionId))) throw new AppError('companion_not_found')
    await this.push.choose(person.id, companionId, isEnabled)
    return this.state(person)
  }
}
