import type { Language, TermsAcceptance } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { filterSearch, searchedColumn } from '../../../platform/paging/filter-search.ts'
import { type Page, type PageRequest, readPage } from '../../../platform/paging/read-page.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { acceptTerms } from './terms.sql.ts'
import { TermsAcceptanceEntity } from './terms-acceptance.entity.ts'

export type TermsAcceptanceRow = Omit<TermsAcceptance, 'created_at'> & { created_at: Date }

const newestFirst = { sql: 'acceptance.created_at', type: 'timestamptz', isDescending: true }

@Injectable()
export class TermsRepository {
  /** Within the registration: there is no account without it, nor it without one. */
  async accept(userId: string, language: Language, transaction: Transaction): Promise<void> {
    await transaction.rows(acceptTerms, [userId, language])
  }

  /** Newest first. */
  list(
    search: string | undefined,
    request: PageRequest,
    { manager }: Within,
  ): Promise<Page<TermsAcceptanceRow>> {
    const query = manager
      .createQueryBuilder(TermsAcceptanceEntity, 'acceptance')
      .innerJoin(UserEntity, 'person', 'person.id = acceptance.user_id')
      .select('acceptance.id', 'id')
      .addSelect('acceptance.created_at', 'created_at')
      .addSelect('acceptance.version', 'version')
      .addSelect('acceptance.language', 'language')
      .addSelect('acceptance.translation_version', 'translation_version')
      .addSelect('person.id', 'user_id')
      .addSelect('person.name', 'user_name')
      .addSelect('person.email', 'user_email')
    filterSearch(query, searchedColumn('person'), search)
    return readPage<TermsAcceptanceRow>(query, { order: newestFirst }, request)
  }
}
