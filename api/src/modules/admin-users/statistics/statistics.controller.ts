import { getCompanionStatistics, getUserStatistics } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { StatisticsService } from './statistics.service.ts'

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Serve(getUserStatistics)
  getUserStatistics({ user }: Call<typeof getUserStatistics>) {
    return this.statistics.getUserStatistics(user)
  }

  @Serve(getCompanionStatistics)
  getCompanionStatistics() {
    return this.statistics.getCompanionStatistics()
  }
}
