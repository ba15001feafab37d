import type { HomepageDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { ContentVersionService } from '../content-versions/content-version.service.ts'
import { HomepageRepository } from './homepage.repository.ts'

@Injectable()
export class HomepageService extends ContentVersionService<HomepageDraft> {
  constructor(database: Database, homepages: HomepageRepository, audit: AuditTrail) {
    super(database, homepages, audit, 'homepage')
  }
}
