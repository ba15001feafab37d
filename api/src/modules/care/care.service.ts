import type { Care, Language } from '@confida/contracts'
import { findRisk } from '@confida/risk-detector'
import { Injectable, Logger } from '@nestjs/common'
import { UserRepository } from '../users/user.repository.ts'
import { type CareNote, CareRepository, type MessageByClient } from './care.repository.ts'
import { countryOf, knownCountryOf } from './country.ts'
import { HelpLines } from './help-lines.ts'

export interface CareContext {
  userId: string
  language: Language
  acceptLanguage?: string
}

@Injectable()
export class CareService {
  private readonly logger = new Logger(CareService.name)

  constructor(
    private readonly care: CareRepository,
    private readonly users: UserRepository,
    private readonly helpLines: HelpLines,
  ) {}

  /** The help lines for a message that speaks of suicide or self-harm; undefined for any other. */
  async careFor(message: string, context: CareContext): Promise<Care | undefined> {
    return findRisk(message) ? this.helpFor(context) : undefined
  }

  /** The help lines for a message that was sent before, where it called for them. */
  async careForSent(message: MessageByClient, context: CareContext): Promise<Care | undefined> {
    return (await this.care.isDueFor(message)) ? this.helpFor(context) : undefined
  }

  /** The help lines of somebody's country. */
  async helpFor({ userId, language, acceptLanguage }: CareContext): Promise<Care> {
    const phone = await this.users.findPhone(userId)
    const country = countryOf({ phone, acceptLanguage, language })
    return { help_lines: await this.helpLines.list(country, language) }
  }

  /** Before the reply, which may fail. The reply is worth more than the note, whose own failure is only logged. */
  async note(note: Omit<CareNote, 'country'>, acceptLanguage: string | undefined): Promise<void> {
    await this.users
      .findPhone(note.owner_id)
      .then((phone) => this.care.note({ ...note, country: knownCountryOf({ phone, acceptLanguage }) }))
      .catch((error: unknown) => this.logger.error({ err: error }, 'a care card was not kept'))
  }
}
