import { Module } from '@nestjs/common'
import { EmotionAnalysisService } from './emotion-analysis.service.ts'
import { EmotionLabelRepository } from './emotion-label.repository.ts'
import { EmotionStatisticsController } from './emotion-statistics.controller.ts'
import { EmotionStatisticsRepository } from './emotion-statistics.repository.ts'
import { EmotionStatisticsService } from './emotion-statistics.service.ts'

@Module({
  controllers: [EmotionStatisticsController],
  providers: [
    EmotionAnalysisService,
    EmotionLabelRepository,
    EmotionStatisticsRepository,
    EmotionStatisticsService,
  ],
  exports: [EmotionLabelRepository],
})
export class EmotionsModule {}
