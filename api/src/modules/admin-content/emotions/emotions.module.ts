import { Module } from '@nestjs/common'
import { EmotionStatsController } from './emotion-stats.controller.ts'
import { EmotionStatsRepository } from './emotion-stats.repository.ts'
import { EmotionStatsService } from './emotion-stats.service.ts'

@Module({
  controllers: [EmotionStatsController],
  providers: [EmotionStatsRepository, EmotionStatsService],
})
export class EmotionsModule {}
