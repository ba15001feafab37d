import type { DiscountCode, DiscountCodeCreation } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { DiscountCodeDeskRepository, type DiscountCodeRow } from './discount-code-desk.repository.ts'

/** The codes that people register with, as administrators see and change them. */
@Injectable()
export class DiscountCodeService {
  constructor(
    private readonly database: Database,
    private readonly codes: DiscountCodeDeskRepository,
    private readonly audit: AuditTrail,
  ) {}

  async list(): Promise<DiscountCode[]> {
    const rows = await this.database.transaction((transaction) => this.codes.list(transaction))
    return rows.map(toDiscountCode)
  }

  /** @throws AppError `discount_exists` */
  async create(draft: DiscountCodeCreation, actor: CurrentUser): Promise<DiscountCode> {
    try {
      return await this.database.transaction(async (transaction) => {
        await this.codes.insert(draft, transaction)
        const target = { id: draft.code, name: draft.code }
        await this.audit.record({ actor, action: 'discount-code.create', target, after: draft }, transaction)
        return this.get(draft.code, transaction)
      })
    } catch (error) {
      throw isUniqueViolation(error, 'discount_codes_pkey') ? new AppError('discount_exists') : error
    }
  }

  /** @throws AppError `discount_not_found` */
  setActive(code: string, is_active: boolean, actor: CurrentUser): Promise<DiscountCode> {
    return this.database.transaction(async (transaction) => {
      const known = await this.codes.lock(code, transaction)
      if (!known) throw new AppError('discount_not_found')
      if (known.is_active !== is_active) {
        await this.codes.setActive(code, is_active, transaction)
        const change = { before: { is_active: known.is_active }, after: { is_active } }
        const target = { id: code, name: code }
        await this.audit.record({ actor, action: 'discount-code.update', target, ...change }, transaction)
      }
      return this.get(code, transaction)
    })
  }

  private async get(code: string, transaction: Transaction): Promise<DiscountCode> {
    const found = await this.codes.find(code, transaction)
    if (!found) throw new AppError('discount_not_found')
    return toDiscountCode(found)
  }
}

const toDiscountCode = (row: DiscountCodeRow): DiscountCode => ({
  ...row,
  created_at: row.created_at.toISOString(),
})
