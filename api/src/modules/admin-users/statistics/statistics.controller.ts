import { getCompanionStatistics, getUserStatistics } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { Serve } from '../../../platform/http/serve.ts'
import { StatisticsService } from './statistics.service.ts'

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Serve(getUserStatistics)
  getUserStatistics() {
    return this.statistics.getUserStatistics()
  }

  @Serve(getCompanionStatistics)
  getCompanionStatistics() {
    return this.statistics.getCompanionStatistics()
  }
}
