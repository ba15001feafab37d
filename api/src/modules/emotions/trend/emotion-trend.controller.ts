import { getEmotionTrend } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { EmotionTrendService } from './emotion-trend.service.ts'

@Controller()
export class EmotionTrendController {
  constructor(private readonly trend: EmotionTrendService) {}

  @Serve(getEmotionTrend)
  get({ query }: Call<typeof getEmotionTrend>) {
    return this.trend.get(query)
  }
}
