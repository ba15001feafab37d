import { Injectable } from '@nestjs/common'
import type { Transaction } from '../../../platform/database/database.ts'
import { acceptTerms } from './terms.sql.ts'

@Injectable()
export class TermsRepository {
  /** Within the registration: there is no account without it, nor it without one. */
  async accept(userId: string, transaction: Transaction): Promise<void> {
    await transaction.rows(acceptTerms, [userId])
  }
}
