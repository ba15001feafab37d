import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { PaymentsModule } from '../payments/payments.module.ts'
import { UserEntity } from '../users/user.entity.ts'
import { UsersModule } from '../users/users.module.ts'
import { ContractController } from './contract/contract.controller.ts'
import { ContractRepository } from './contract/contract.repository.ts'
import { ContractService } from './contract/contract.service.ts'
import { ContractTranslationController } from './contract/contract-translation.controller.ts'
import { ContractTranslationService } from './contract/contract-translation.service.ts'
import { ContractVersionEntity } from './contract/contract-version.entity.ts'
import { EmailTemplateController } from './email-templates/email-template.controller.ts'
import { EmailTemplateService } from './email-templates/email-template.service.ts'
import { EmailTemplateTranslationController } from './email-templates/email-template-translation.controller.ts'
import { EmailTemplateTranslationService } from './email-templates/email-template-translation.service.ts'
import { EmailTemplateVersionController } from './email-templates/email-template-version.controller.ts'
import { EmailTemplateVersionEntity } from './email-templates/email-template-version.entity.ts'
import { EmailTemplateVersionRepository } from './email-templates/email-template-version.repository.ts'
import { EmailTemplateVersionService } from './email-templates/email-template-version.service.ts'
import { TestMailService } from './email-templates/test-mail.service.ts'
import { AdminFeedbackController } from './feedback/admin-feedback.controller.ts'
import { AdminFeedbackService } from './feedback/admin-feedback.service.ts'
import { FeedbackController } from './feedback/feedback.controller.ts'
import { FeedbackEntity } from './feedback/feedback.entity.ts'
import { FeedbackRepository } from './feedback/feedback.repository.ts'
import { FeedbackService } from './feedback/feedback.service.ts'
import { FeedbackExportService } from './feedback/feedback-export.service.ts'
import { FeedbackReplyEntity } from './feedback/feedback-reply.entity.ts'
import { FeedbackReplyRepository } from './feedback/feedback-reply.repository.ts'
import { FeedbackThreadService } from './feedback/feedback-thread.service.ts'
import { FeedbackTotalEntity } from './feedback/feedback-total.entity.ts'
import { HomepageController } from './homepage/homepage.controller.ts'
import { HomepageRepository } from './homepage/homepage.repository.ts'
import { HomepageService } from './homepage/homepage.service.ts'
import { HomepageTranslationController } from './homepage/homepage-translation.controller.ts'
import { HomepageTranslationService } from './homepage/homepage-translation.service.ts'
import { HomepageVersionEntity } from './homepage/homepage-version.entity.ts'
import { MonthlyReportRepository } from './monthly-report/monthly-report.repository.ts'
import { MonthlyReportService } from './monthly-report/monthly-report.service.ts'
import { OutboxController } from './outbox/outbox.controller.ts'
import { OutboxService } from './outbox/outbox.service.ts'
import { PricingTierController } from './pricing-tiers/pricing-tier.controller.ts'
import { PricingTierService } from './pricing-tiers/pricing-tier.service.ts'
import { TierTranslationService } from './pricing-tiers/tier-translation.service.ts'
import { TranslationController } from './translations/translation.controller.ts'
import { TranslationEntity } from './translations/translation.entity.ts'
import { TranslationRepository } from './translations/translation.repository.ts'
import { TranslationService } from './translations/translation.service.ts'

@Module({
  imports: [
    PaymentsModule,
    UsersModule,
    TypeOrmModule.forFeature([
      ContractVersionEntity,
      EmailTemplateVersionEntity,
      FeedbackEntity,
      FeedbackReplyEntity,
      FeedbackTotalEntity,
      HomepageVersionEntity,
      TranslationEntity,
      UserEntity,
    ]),
  ],
  controllers: [
    AdminFeedbackController,
    ContractController,
    ContractTranslationController,
    FeedbackController,
    HomepageController,
    HomepageTranslationController,
    PricingTierController,
    EmailTemplateController,
    EmailTemplateTranslationController,
    EmailTemplateVersionController,
    OutboxController,
    TranslationController,
  ],
  providers: [
    AdminFeedbackService,
    ContractRepository,
    ContractService,
    ContractTranslationService,
    FeedbackExportService,
    FeedbackReplyRepository,
    FeedbackRepository,
    FeedbackService,
    FeedbackThreadService,
    HomepageRepository,
    HomepageService,
    HomepageTranslationService,
    MonthlyReportRepository,
    MonthlyReportService,
    PricingTierService,
    TierTranslationService,
    EmailTemplateService,
    EmailTemplateTranslationService,
    EmailTemplateVersionRepository,
    EmailTemplateVersionService,
    TestMailService,
    OutboxService,
    TranslationRepository,
    TranslationService,
  ],
})
export class AdminContentModule {}
