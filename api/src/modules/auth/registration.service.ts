import { type BodyOf, DEFAULT_LANGUAGE, type Language, type register, type Session } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { Visitor } from '../../platform/access/known-devices.ts'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { visitorPolicies } from '../../platform/limits/policies.ts'
import { VisitorLimiter } from '../../platform/limits/visitor-limiter.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { TermsRepository } from '../compliance/terms/terms.repository.ts'
import { fullYears } from '../users/age.ts'
import { hashPassword } from '../users/password-hash.ts'
import { type NewUser, UserRepository } from '../users/user.repository.ts'
import { DiscountCodeRepository } from './discount-code.repository.ts'
import { EmailConfirmationService } from './email-confirmation/email-confirmation.service.ts'
import { NewSessionService } from './new-session.service.ts'

type Registration = BodyOf<typeof register>

@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly terms: TermsRepository,
    private readonly discountCodes: DiscountCodeRepository,
    private readonly newSessions: NewSessionService,
    private readonly limiter: VisitorLimiter,
    private readonly confirmations: EmailConfirmationService,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async register(registration: Registration, { address }: Visitor, language: Language): Promise<Session> {
    await this.limiter.consume(visitorPolicies.registration, address)
    this.checkAge(registration.birth_date)
    const discountCode = await this.findDiscountCode(registration.discount_code)
    if (await this.users.isEmailTaken(registration.email)) throw new AppError('email_exists')
    const user: NewUser = {
      name: registration.name,
      email: registration.email,
      password_hash: await hashPassword(registration.password, { isStranger: true }),
      phone: registration.phone,
      birth_date: registration.birth_date,
      discount_code: discountCode,
      language,
      emotion_consent: this.config.isEmotionConsentGivenByDefault,
    }
    return this.database.transaction((transaction) => this.create(user, transaction))
  }

  private checkAge(birthDate: string | null): void {
    const age = this.config.minimumAge
    const today = new Date().toISOString().slice(0, 10)
    if (birthDate && fullYears(birthDate, today) < age) throw new AppError('under_age', { age })
  }

  private async findDiscountCode(given: string | null): Promise<string | null> {
    const code = given?.toUpperCase() ?? null
    if (code && !(await this.discountCodes.isOpen(code))) throw new AppError('discount_unknown')
    return code
  }

  private async create(user: NewUser, transaction: Transaction): Promise<Session> {
    const { discount_code } = user
    if (discount_code && !(await this.discountCodes.use(discount_code, transaction)))
      throw new AppError('discount_unknown')
    const id = await this.insert(user, transaction)
    const { name, email, language = DEFAULT_LANGUAGE } = user
    await this.terms.accept(id, language, transaction)
    const confirm_url = await this.confirmations.link({ user_id: id, kind: 'own', email }, transaction)
    const mail = {
      template: 'welcome',
      user: { id, name, email },
      language,
      variables: { confirm_url },
    } as const
    await this.outbox.post(mail, transaction)
    return this.newSessions.open(id, transaction)
  }

  /** The index decides when two register one address at the same moment. */
  private async insert(user: NewUser, { manager }: Transaction): Promise<string> {
    try {
      return await this.users.insert(user, manager)
    } catch (error) {
      throw isUniqueViolation(error, 'users_email_key') ? new AppError('email_exists') : error
    }
  }
}
