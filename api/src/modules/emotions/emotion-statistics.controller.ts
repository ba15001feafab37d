import { getEmotionStatistics, getUserEmotions } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { EmotionStatisticsService } from './emotion-statistics.service.ts'

@Controller()
export class EmotionStatisticsController {
  constructor(private readonly statistics: EmotionStatisticsService) {}

  @Serve(getEmotionStatistics)
  get({ query }: Call<typeof getEmotionStatistics>) {
    return this.statistics.get(query)
  }

  @Serve(getUserEmotions)
  getForUser({ params }: Call<typeof getUserEmotions>) {
    return this.statistics.getForUser(params.id)
  }
}
