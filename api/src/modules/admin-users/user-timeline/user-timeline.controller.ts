import { listUserTimeline } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { UserTimelineService } from './user-timeline.service.ts'

@Controller()
export class UserTimelineController {
  constructor(private readonly timeline: UserTimelineService) {}

  @Serve(listUserTimeline)
  async list(call: Call<typeof listUserTimeline>) {
    return withPageHeaders(call, await this.timeline.list(call.user, call.params.id, call.query))
  }
}
