import {
  type CompanionStatistics,
  communicationStyles,
  genders,
  interests,
  mayEnter,
  personalityTypes,
  type UserStatistics,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Reader } from '../users/managed-user.mapper.ts'
import { RunningTotalRepository } from './running-total.repository.ts'

@Injectable()
export class StatisticsService {
  constructor(private readonly totals: RunningTotalRepository) {}

  async getUserStatistics({ administrator_role }: Reader): Promise<UserStatistics> {
    if (!mayEnter(administrator_role, 'payments')) {
      const companions = await this.totals.read('companions')
      return { totalRelationships: companions('companions') }
    }
    const [companions, payments] = await Promise.all([
      this.totals.read('companions'),
      this.totals.read('payments.'),
    ])
    return {
      totalRelationships: companions('companions'),
      totalDaysPurchased: payments('payments.days'),
      totalRevenue: payments('payments.revenue'),
    }
  }

  async getCompanionStatistics(): Promise<CompanionStatistics> {
    const total = await this.totals.read('companions')
    const by = <Option extends string>(trait: string, options: readonly Option[]) =>
      Object.fromEntries(options.map((option) => [option, total(`companions.${trait}.${option}`)])) as Record<
        Option,
        number
      >
    return {
      total: total('companions'),
      gender: by('gender', genders),
      personality: by('personality', personalityTypes),
      style: by('style', communicationStyles),
      interest: by('interest', interests),
    }
  }
}
