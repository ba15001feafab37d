import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { PricingTierEntity } from './pricing-tier.entity.ts'

@Injectable()
export class PricingTierRepository {
  private readonly dataSource: DataSource

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource
  }

  /** In the order of their making, which is the order of the page. */
  listOnOffer(): Promise<PricingTierEntity[]> {
    return this.dataSource.manager.find(PricingTierEntity, {
      where: { is_visible: true, is_active: true },
      order: { created_at: 'ASC', id: 'ASC' },
    })
  }
}
