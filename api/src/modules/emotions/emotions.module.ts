import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { MessageEntity } from '../conversations/message.entity.ts'
import { UserEntity } from '../users/user.entity.ts'
import { EmotionAnalysisService } from './emotion-analysis.service.ts'
import { EmotionLabelEntity } from './emotion-label.entity.ts'
import { EmotionLabelRepository } from './emotion-label.repository.ts'
import { EmotionStatisticsController } from './emotion-statistics.controller.ts'
import { EmotionStatisticsRepository } from './emotion-statistics.repository.ts'
import { EmotionStatisticsService } from './emotion-statistics.service.ts'
import { OwnEmotionController } from './own/own-emotion.controller.ts'
import { OwnEmotionRepository } from './own/own-emotion.repository.ts'
import { OwnEmotionService } from './own/own-emotion.service.ts'
import { EmotionDayGapEntity } from './totals/emotion-day-gap.entity.ts'
import { EmotionDayTotalEntity } from './totals/emotion-day-total.entity.ts'
import { EmotionTotalRecountService } from './totals/emotion-total-recount.service.ts'
import { EmotionUserEntity } from './totals/emotion-user.entity.ts'
import { EmotionUserDayTotalEntity } from './totals/emotion-user-day-total.entity.ts'
import { EmotionUserMonthTotalEntity } from './totals/emotion-user-month-total.entity.ts'
import { EmotionUserTotalEntity } from './totals/emotion-user-total.entity.ts'
import { EmotionTrendController } from './trend/emotion-trend.controller.ts'
import { EmotionTrendRepository } from './trend/emotion-trend.repository.ts'
import { EmotionTrendService } from './trend/emotion-trend.service.ts'
import { EmotionUserListRepository } from './user-list/emotion-user-list.repository.ts'

@Module({
  imports: [
    TypeOrmModule.forFeature([
      EmotionLabelEntity,
      EmotionDayGapEntity,
      EmotionDayTotalEntity,
      EmotionUserEntity,
      EmotionUserDayTotalEntity,
      EmotionUserMonthTotalEntity,
      EmotionUserTotalEntity,
      MessageEntity,
      UserEntity,
    ]),
  ],
  controllers: [EmotionStatisticsController, EmotionTrendController, OwnEmotionController],
  providers: [
    EmotionAnalysisService,
    EmotionLabelRepository,
    EmotionStatisticsRepository,
    EmotionStatisticsService,
    EmotionTotalRecountService,
    EmotionTrendRepository,
    EmotionTrendService,
    EmotionUserListRepository,
    OwnEmotionRepository,
    OwnEmotionService,
  ],
  exports: [EmotionLabelRepository],
})
export class EmotionsModule {}
