import type { HomepageDraft, Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { auditOfOnly, ContentTranslationService } from '../translations/content-translation.service.ts'
import { TranslationRepository } from '../translations/translation.repository.ts'
import { translateBuiltIn } from './built-in-texts.ts'
import { HomepageService } from './homepage.service.ts'

@Injectable()
export class HomepageTranslationService extends ContentTranslationService<HomepageDraft> {
  constructor(
    database: Database,
    translations: TranslationRepository,
    audit: AuditTrail,
    homepages: HomepageService,
  ) {
    super(database, translations, audit, homepages, 'homepage')
  }

  /** The product's own texts are translated already. */
  protected begin(original: HomepageDraft, language: Language): HomepageDraft {
    return translateBuiltIn(original, language)
  }
  protected auditOf(language: Language) {
    return auditOfOnly('homepage', language)
  }
}
