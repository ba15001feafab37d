import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { PaymentController } from './payment.controller.ts'
import { PaymentRepository } from './payment.repository.ts'
import { PaymentService } from './payment.service.ts'
import { PricingTierEntity } from './pricing-tier.entity.ts'
import { PricingTierRepository } from './pricing-tier.repository.ts'

@Module({
  imports: [TypeOrmModule.forFeature([PricingTierEntity])],
  controllers: [PaymentController],
  providers: [PaymentRepository, PaymentService, PricingTierRepository],
})
export class PaymentsModule {}
