import type { HomepageDraft, Language, PublicHomepage } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import { ContentVersionService } from '../content-versions/content-version.service.ts'
import { TranslationRepository } from '../translations/translation.repository.ts'
import { HomepageRepository } from './homepage.repository.ts'

@Injectable()
export class HomepageService extends ContentVersionService<HomepageDraft> {
  constructor(
    database: Database,
    homepages: HomepageRepository,
    audit: AuditTrail,
    private readonly translations: TranslationRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super(database, homepages, audit, 'homepage')
  }

  /** As far as it is translated; the page translates what is left of the product's own texts. */
  async getForVisitors(language: Language): Promise<PublicHomepage> {
    const [homepage, translation] = await Promise.all([
      this.get(),
      this.translations.findPublished({ text: 'homepage', language }),
    ])
    return {
      ...homepage,
      ...(translation?.content as HomepageDraft),
      support_email: this.config.supportEmail,
    }
  }
}
