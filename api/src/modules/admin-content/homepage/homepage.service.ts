import type { HomepageDraft, PublicHomepage } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import { ContentVersionService } from '../content-versions/content-version.service.ts'
import { HomepageRepository } from './homepage.repository.ts'

@Injectable()
export class HomepageService extends ContentVersionService<HomepageDraft> {
  constructor(
    database: Database,
    homepages: HomepageRepository,
    audit: AuditTrail,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super(database, homepages, audit, 'homepage')
  }

  async getForVisitors(): Promise<PublicHomepage> {
    return { ...(await this.get()), support_email: this.config.supportEmail }
  }
}
