import { getEmotionStatistics, getUserEmotions } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { EmotionStatisticsService } from './emotion-statistics.service.ts'

@Controller()
export class EmotionStatisticsController {
  private readonly statistics: EmotionStatisticsService

  constructor(statistics: EmotionStatisticsService) {
    this.statistics = statistics
  }

  @Serve(getEmotionStatistics)
  get({ query }: Call<typeof getEmotionStatistics>) {
    return this.statistics.get(query)
  }

  @Serve(getUserEmotions)
  getForUser({ params }: Call<typeof getUserEmotions>) {
    return this.statistics.getForUser(params.id)
  }
}
