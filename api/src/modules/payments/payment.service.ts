import type { PricingTier } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../platform/http/app-error.ts'
import { PaymentRepository, type PaymentStatus } from './payment.repository.ts'
import { toPricingTier } from './pricing-tier.mapper.ts'
import { PricingTierRepository } from './pricing-tier.repository.ts'

@Injectable()
export class PaymentService {
  private readonly payments: PaymentRepository
  private readonly tiers: PricingTierRepository

  constructor(payments: PaymentRepository, tiers: PricingTierRepository) {
    this.payments = payments
    this.tiers = tiers
  }

  async listTiersOnOffer(): Promise<PricingTier[]> {
    return (await this.tiers.listOnOffer()).map(toPricingTier)
  }

  async getDiscount(userId: string): Promise<{ percent: number }> {
    return { percent: await this.payments.findDiscount(userId) }
  }

  async getStatus(userId: string, sessionId: string): Promise<PaymentStatus> {
    const status = await this.payments.findStatus(userId, sessionId)
    if (!status) throw new AppError('payment_not_found')
    return status
  }
}
