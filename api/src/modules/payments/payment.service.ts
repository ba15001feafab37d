import type { Language, PricingTier } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../platform/http/app-error.ts'
import { DiscountRepository } from './discount.repository.ts'
import { PaymentRepository, type PaymentRow, type PaymentStatus } from './payment.repository.ts'
import { planTextsIn } from './plan-texts.ts'
import { toPricingTier } from './pricing-tier.mapper.ts'
import { PricingTierRepository } from './pricing-tier.repository.ts'
import { StripeInquiryService } from './stripe/stripe-inquiry.service.ts'

@Injectable()
export class PaymentService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly discounts: DiscountRepository,
    private readonly tiers: PricingTierRepository,
    private readonly inquiries: StripeInquiryService,
  ) {}

  async listTiersOnOffer(language: Language): Promise<PricingTier[]> {
    const tiers = await this.tiers.listOnOffer()
    return tiers.map((tier) => planTextsIn(language, toPricingTier(tier), tier.translations))
  }

  async getDiscount(userId: string): Promise<{ percent: number }> {
    return { percent: await this.discounts.find(userId) }
  }

  async getStatus(userId: string, sessionId: string): Promise<PaymentStatus> {
    await this.inquiries.ask(await this.find(userId, sessionId))
    const { payment_status, status, tier_name, duration_days } = await this.find(userId, sessionId)
    return { payment_status, status, tier_name, duration_days }
  }

  private async find(userId: string, sessionId: string): Promise<PaymentRow> {
    const row = await this.payments.findStatus(userId, sessionId)
    if (!row) throw new AppError('payment_not_found')
    return row
  }
}
