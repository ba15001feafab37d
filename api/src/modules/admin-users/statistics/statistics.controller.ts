import { getCompanionStats, getUserStats } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { Serve } from '../../../platform/http/serve.ts'
import { StatisticsService } from './statistics.service.ts'

@Controller()
export class StatisticsController {
  private readonly statistics: StatisticsService

  constructor(statistics: StatisticsService) {
    this.statistics = statistics
  }

  @Serve(getUserStats)
  getUserStats() {
    return this.statistics.getUserStats()
  }

  @Serve(getCompanionStats)
  getCompanionStats() {
    return this.statistics.getCompanionStats()
  }
}
