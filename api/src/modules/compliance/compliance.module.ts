import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CompanionsModule } from '../companions/companions.module.ts'
import { CaliforniaReportService } from './california/california-report.service.ts'
import { CareExportService } from './desk/care-export.service.ts'
import { ComplianceController } from './desk/compliance.controller.ts'
import { ComplianceRepository } from './desk/compliance.repository.ts'
import { ComplianceService } from './desk/compliance.service.ts'
import { DisclosureController } from './disclosures/disclosure.controller.ts'
import { DisclosureEntity } from './disclosures/disclosure.entity.ts'
import { DisclosureRepository } from './disclosures/disclosure.repository.ts'
import { DisclosureService } from './disclosures/disclosure.service.ts'
import { DisclosureTotalEntity } from './disclosures/disclosure-total.entity.ts'
import { TermsController } from './terms/terms.controller.ts'
import { TermsRepository } from './terms/terms.repository.ts'
import { TermsService } from './terms/terms.service.ts'
import { TermsAcceptanceEntity } from './terms/terms-acceptance.entity.ts'

/** What the law asks to be kept: that it was disclosed, and which terms were accepted. */
@Module({
  imports: [
    CompanionsModule,
    TypeOrmModule.forFeature([DisclosureEntity, DisclosureTotalEntity, TermsAcceptanceEntity]),
  ],
  controllers: [ComplianceController, DisclosureController, TermsController],
  providers: [
    CaliforniaReportService,
    CareExportService,
    ComplianceRepository,
    ComplianceService,
    DisclosureRepository,
    DisclosureService,
    TermsRepository,
    TermsService,
  ],
  exports: [TermsRepository],
})
export class ComplianceModule {}
