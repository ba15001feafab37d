import type { Homepage, HomepageDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../../platform/http/app-error.ts'
import { toHomepage } from './homepage.mapper.ts'
import { HomepageRepository } from './homepage.repository.ts'

@Injectable()
export class HomepageService {
  private readonly homepages: HomepageRepository

  constructor(homepages: HomepageRepository) {
    this.homepages = homepages
  }

  async get(): Promise<Homepage> {
    const row = await this.homepages.findNewest()
    if (!row) throw new AppError('not_found')
    return toHomepage(row)
  }

  /** Saves the texts as a new version. */
  async save(draft: HomepageDraft, administratorId: string): Promise<Homepage> {
    const row = await this.homepages.insert(draft, administratorId)
    if (!row) throw new Error('the new version is not there')
    return toHomepage(row)
  }
}
