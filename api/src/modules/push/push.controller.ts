import {
  choosePush,
  getPushState,
  listReminders,
  subscribeToPush,
  unsubscribeFromPush,
  updateQuietHours,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { PushService } from './push.service.ts'
import { ReminderService } from './reminder.service.ts'

@Controller()
export class PushController {
  constructor(
    private readonly push: PushService,
    private readonly reminders: ReminderService,
  ) {}

  @Serve(getPushState)
  get({ user }: Call<typeof getPushState>) {
    return this.push.state(user)
  }

  @Serve(subscribeToPush)
  subscribe({ user, body }: Call<typeof subscribeToPush>) {
    return this.push.subscribe(user, body)
  }

  @Serve(unsubscribeFromPush)
  unsubscribe({ user }: Call<typeof unsubscribeFromPush>) {
    return this.push.unsubscribe(user)
  }

  @Serve(updateQuietHours)
  setQuietHours({ user, body }: Call<typeof updateQuietHours>) {
    return this.push.setQuietHours(user, body)
  }

  @Serve(choosePush)
  choose({ user, params, body }: Call<typeof choosePush>) {
    return this.push.choose(user, params.id, body.enabled)
  }

  @Serve(listReminders)
  listReminders({ user, params }: Call<typeof listReminders>) {
    return this.reminders.list(user.id, params.id)
  }
}
