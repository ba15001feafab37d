import { randomBytes } from 'node:crypto'
import { email as emailSchema } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { Database } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { hashPassword } from '../users/password-hash.ts'
import { UserRepository } from '../users/user.repository.ts'
import { takeTurn } from './first-administrator.sql.ts'

export interface FirstAdministrator {
  email: string
  /** Told only when it was generated: it can never be read again. */
  generatedPassword?: string
}

@Injectable()
export class FirstAdministratorService {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Makes an administrator where there is none. @returns it, or undefined when there was one already */
  async ensure(): Promise<FirstAdministrator | undefined> {
    if (await this.users.hasAdministrator()) return undefined
    const email = emailSchema.parse(this.config.adminEmail)
    const generatedPassword = this.config.adminPassword ? undefined : randomBytes(12).toString('base64url')
    const passwordHash = await hashPassword(this.config.adminPassword ?? generatedPassword ?? '')
    const isNew = await this.create(email, passwordHash)
    return isNew ? { email, generatedPassword } : undefined
  }

  private async create(email: string, password_hash: string): Promise<boolean> {
    try {
      return await this.database.transaction(async (transaction) => {
        await transaction.row(takeTurn)
        if (await this.users.hasAdministrator(transaction)) return false
        const user = {
          name: 'Amministratore',
          email,
          password_hash,
          role: 'admin' as const,
          administrator_role: 'owner' as const,
          email_confirmed_at: new Date(),
        }
        await this.users.insert(user, transaction.manager)
        return true
      })
    } catch (error) {
      if (!isUniqueViolation(error, 'users_email_key')) throw error
      throw new Error(`ADMIN_EMAIL ${email} belongs to an ordinary account; name another address.`)
    }
  }
}
