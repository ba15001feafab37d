import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CompanionsModule } from '../companions/companions.module.ts'
import { DisclosureController } from './disclosures/disclosure.controller.ts'
import { DisclosureEntity } from './disclosures/disclosure.entity.ts'
import { DisclosureRepository } from './disclosures/disclosure.repository.ts'
import { DisclosureService } from './disclosures/disclosure.service.ts'
import { DisclosureTotalEntity } from './disclosures/disclosure-total.entity.ts'
import { TermsRepository } from './terms/terms.repository.ts'
import { TermsAcceptanceEntity } from './terms/terms-acceptance.entity.ts'

/** What the law asks to be kept: that it was disclosed, and which terms were accepted. */
@Module({
  imports: [
    CompanionsModule,
    TypeOrmModule.forFeature([DisclosureEntity, DisclosureTotalEntity, TermsAcceptanceEntity]),
  ],
  controllers: [DisclosureController],
  providers: [DisclosureRepository, DisclosureService, TermsRepository],
  exports: [TermsRepository],
})
export class ComplianceModule {}
