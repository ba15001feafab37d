import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AdminUsersModule } from '../admin-users/admin-users.module.ts'
import { UserEntity } from '../users/user.entity.ts'
import { CheckoutRepository } from './checkout/checkout.repository.ts'
import { CheckoutService } from './checkout/checkout.service.ts'
import { AdminPaymentController } from './desk/admin-payment.controller.ts'
import { AdminPaymentRepository } from './desk/admin-payment.repository.ts'
import { AdminPaymentService } from './desk/admin-payment.service.ts'
import { PaymentExportService } from './desk/payment-export.service.ts'
import { DiscountRepository } from './discount.repository.ts'
import { DiscountCodeController } from './discount-codes/discount-code.controller.ts'
import { DiscountCodeService } from './discount-codes/discount-code.service.ts'
import { DiscountCodeDeskRepository } from './discount-codes/discount-code-desk.repository.ts'
import { PaymentController } from './payment.controller.ts'
import { PaymentEntity } from './payment.entity.ts'
import { PaymentRepository } from './payment.repository.ts'
import { PaymentService } from './payment.service.ts'
import { PaymentEventEntity } from './payment-event.entity.ts'
import { ExpiryReminderRepository } from './premium/expiry-reminder.repository.ts'
import { ExpiryReminderService } from './premium/expiry-reminder.service.ts'
import { PricingTierEntity } from './pricing-tier.entity.ts'
import { PricingTierRepository } from './pricing-tier.repository.ts'
import { PaymentRefundEntity } from './refunds/payment-refund.entity.ts'
import { RefundRepository } from './refunds/refund.repository.ts'
import { RefundService } from './refunds/refund.service.ts'
import { RefundRecordService } from './refunds/refund-record.service.ts'
import { SettlementRepository } from './settlement.repository.ts'
import { ReversalService } from './stripe/reversal.service.ts'
import { StripeGateway } from './stripe/stripe.gateway.ts'
import { StripeEventService } from './stripe/stripe-event.service.ts'
import { StripeInquiryService } from './stripe/stripe-inquiry.service.ts'
import { StripeRefundGateway } from './stripe/stripe-refund.gateway.ts'
import { StripeSettlementService } from './stripe/stripe-settlement.service.ts'
import { StripeWebhookController } from './stripe/stripe-webhook.controller.ts'
import { TestCheckoutController } from './test-checkout/test-checkout.controller.ts'
import { TestCheckoutRepository } from './test-checkout/test-checkout.repository.ts'
import { TestCheckoutService } from './test-checkout/test-checkout.service.ts'

@Module({
  imports: [
    AdminUsersModule,
    TypeOrmModule.forFeature([
      PaymentEntity,
      PaymentEventEntity,
      PaymentRefundEntity,
      PricingTierEntity,
      UserEntity,
    ]),
  ],
  controllers: [
    AdminPaymentController,
    DiscountCodeController,
    PaymentController,
    StripeWebhookController,
    TestCheckoutController,
  ],
  providers: [
    AdminPaymentRepository,
    AdminPaymentService,
    CheckoutRepository,
    CheckoutService,
    DiscountCodeDeskRepository,
    DiscountCodeService,
    DiscountRepository,
    ExpiryReminderRepository,
    ExpiryReminderService,
    PaymentExportService,
    PaymentRepository,
    PaymentService,
    PricingTierRepository,
    RefundRecordService,
    RefundRepository,
    RefundService,
    ReversalService,
    SettlementRepository,
    StripeEventService,
    StripeGateway,
    StripeInquiryService,
    StripeRefundGateway,
    StripeSettlementService,
    TestCheckoutRepository,
    TestCheckoutService,
  ],
  exports: [PricingTierRepository],
})
export class PaymentsModule {}
