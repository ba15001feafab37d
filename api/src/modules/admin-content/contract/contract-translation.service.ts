import type { ContractDraft, Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { auditOfOnly, ContentTranslationService } from '../translations/content-translation.service.ts'
import { TranslationRepository } from '../translations/translation.repository.ts'
import { ContractService } from './contract.service.ts'

@Injectable()
export class ContractTranslationService extends ContentTranslationService<ContractDraft> {
  constructor(
    database: Database,
    translations: TranslationRepository,
    audit: AuditTrail,
    contracts: ContractService,
  ) {
    super(database, translations, audit, contracts, 'contract')
  }

  protected begin({ sections }: ContractDraft): ContractDraft {
    return {
      title: '',
      intro: '',
      sections: sections.map(() => ({ title: '', content: '' })),
      conclusion: '',
    }
  }
  protected auditOf(language: Language) {
    return auditOfOnly('contract', language)
  }
}
