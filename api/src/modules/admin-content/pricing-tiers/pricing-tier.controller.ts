import {
  createPricingTier,
  getTierTranslation,
  listAdminPricingTiers,
  removePricingTier,
  updatePricingTier,
  updateTierTranslation,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { PricingTierService } from './pricing-tier.service.ts'
import { TierTranslationService } from './tier-translation.service.ts'

@Controller()
export class PricingTierController {
  constructor(
    private readonly tiers: PricingTierService,
    private readonly translations: TierTranslationService,
  ) {}

  @Serve(listAdminPricingTiers)
  list() {
    return this.tiers.list()
  }

  @Serve(createPricingTier)
  create({ body, user }: Call<typeof createPricingTier>) {
    return this.tiers.create(body, user)
  }

  @Serve(updatePricingTier)
  update({ params, body, user, request }: Call<typeof updatePricingTier>) {
    return this.tiers.update(params.id, body, user, request.headers['if-match'])
  }

  @Serve(removePricingTier)
  async remove({ params, user, language }: Call<typeof removePricingTier>) {
    await this.tiers.remove(params.id, user)
    return success('tier_deleted', language)
  }

  @Serve(getTierTranslation)
  getTranslation({ params }: Call<typeof getTierTranslation>) {
    return this.translations.get(params)
  }

  @Serve(updateTierTranslation)
  translate({ params, body, user, request }: Call<typeof updateTierTranslation>) {
    return this.translations.save(params, body, user, request.headers['if-match'])
  }
}
