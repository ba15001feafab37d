import { getEmotionStats, getUserEmotions } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { EmotionStatsService } from './emotion-stats.service.ts'

@Controller()
export class EmotionStatsController {
  private readonly stats: EmotionStatsService

  constructor(stats: EmotionStatsService) {
    this.stats = stats
  }

  @Serve(getEmotionStats)
  get({ query }: Call<typeof getEmotionStats>) {
    return this.stats.get(query)
  }

  @Serve(getUserEmotions)
  ofUser({ params }: Call<typeof getUserEmotions>) {
    return this.stats.ofUser(params.id)
  }
}
