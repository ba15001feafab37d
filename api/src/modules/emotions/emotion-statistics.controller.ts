import { getEmotionStatistics, getUserEmotions } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { clientAddress } from '../../platform/http/client-address.ts'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { linkNextPage } from '../../platform/paging/page-headers.ts'
import { SecurityLog } from '../../platform/security-log/security-log.ts'
import { EmotionStatisticsService } from './emotion-statistics.service.ts'

@Controller()
export class EmotionStatisticsController {
  constructor(
    private readonly statistics: EmotionStatisticsService,
    private readonly log: SecurityLog,
  ) {}

  @Serve(getEmotionStatistics)
  async get(call: Call<typeof getEmotionStatistics>) {
    const { query, user, request } = call
    await this.log.record({ event: 'moods.read', userId: user.id, address: clientAddress(request) })
    const { next, ...statistics } = await this.statistics.get(query)
    linkNextPage(call, next)
    return statistics
  }

  @Serve(getUserEmotions)
  async getForUser({ params, user, request }: Call<typeof getUserEmotions>) {
    const moods = await this.statistics.getForUser(params.id)
    const address = clientAddress(request)
    await this.log.record({ event: 'moods.read', userId: user.id, targetId: params.id, address })
    return moods
  }
}
