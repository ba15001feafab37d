import type { Contract, ContractDraft, Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { ContentVersionService } from '../content-versions/content-version.service.ts'
import { TranslationRepository } from '../translations/translation.repository.ts'
import { toContract } from './contract.mapper.ts'
import { ContractRepository } from './contract.repository.ts'

@Injectable()
export class ContractService extends ContentVersionService<ContractDraft> {
  private readonly published = new Map<Language, { state: string; contract: Contract }>()

  constructor(
    database: Database,
    contracts: ContractRepository,
    audit: AuditTrail,
    private readonly translations: TranslationRepository,
  ) {
    super(database, contracts, audit, 'contract')
  }

  /** Made once for each version in each language: the newest rows still decide which ones those are. */
  async getPublished(language: Language): Promise<Contract> {
    const [original, translation] = await Promise.all([
      this.findNewest(),
      this.translations.findPublished({ text: 'contract', language }),
    ])
    const state = `${original.version} ${translation?.version}`
    const made = this.published.get(language)
    if (made?.state === state) return made.contract
    const contract = toContract(original, translation)
    this.published.set(language, { state, contract })
    return contract
  }
}
