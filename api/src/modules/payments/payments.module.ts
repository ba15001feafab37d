import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { UserEntity } from '../users/user.entity.ts'
import { CheckoutRepository } from './checkout/checkout.repository.ts'
import { CheckoutService } from './checkout/checkout.service.ts'
import { AdminPaymentController } from './desk/admin-payment.controller.ts'
import { AdminPaymentRepository } from './desk/admin-payment.repository.ts'
import { AdminPaymentService } from './desk/admin-payment.service.ts'
import { PaymentExportService } from './desk/payment-export.service.ts'
import { DiscountRepository } from './discount.repository.ts'
import { PaymentController } from './payment.controller.ts'
import { PaymentEntity } from './payment.entity.ts'
import { PaymentRepository } from './payment.repository.ts'
import { PaymentService } from './payment.service.ts'
import { PaymentEventEntity } from './payment-event.entity.ts'
import { ExpiryReminderRepository } from './premium/expiry-reminder.repository.ts'
import { ExpiryReminderService } from './premium/expiry-reminder.service.ts'
import { PricingTierEntity } from './pricing-tier.entity.ts'
import { PricingTierRepository } from './pricing-tier.repository.ts'
import { SettlementRepository } from './settlement.repository.ts'
import { ReversalService } from './stripe/reversal.service.ts'
import { StripeGateway } from './stripe/stripe.gateway.ts'
import { StripeEventService } from './stripe/stripe-event.service.ts'
import { StripeInquiryService } from './stripe/stripe-inquiry.service.ts'
import { StripeSettlementService } from './stripe/stripe-settlement.service.ts'
import { StripeWebhookController } from './stripe/stripe-webhook.controller.ts'
import { TestCheckoutController } from './test-checkout/test-checkout.controller.ts'
import { TestCheckoutRepository } from './test-checkout/test-checkout.repository.ts'
import { TestCheckoutService } from './test-checkout/test-checkout.service.ts'

@Module({
  imports: [TypeOrmModule.forFeature([PaymentEntity, PaymentEventEntity, PricingTierEntity, UserEntity])],
  controllers: [AdminPaymentController, PaymentController, StripeWebhookController, TestCheckoutController],
  providers: [
    AdminPaymentRepository,
    AdminPaymentService,
    CheckoutRepository,
    CheckoutService,
    DiscountRepository,
    ExpiryReminderRepository,
    ExpiryReminderService,
    PaymentExportService,
    PaymentRepository,
    PaymentService,
    PricingTierRepository,
    ReversalService,
    SettlementRepository,
    StripeEventService,
    StripeGateway,
    StripeInquiryService,
    StripeSettlementService,
    TestCheckoutRepository,
    TestCheckoutService,
  ],
  exports: [PricingTierRepository],
})
export class PaymentsModule {}
