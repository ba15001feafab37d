import type { Care, Language } from '@confida/contracts'
import { Injectable, Logger } from '@nestjs/common'
import { findRisk } from '../../../platform/care/self-harm.ts'
import { CareRepository } from './care.repository.ts'
import { countryOf } from './country.ts'
import { HelpLines } from './help-lines.ts'

export interface CareQuestion {
  userId: string
  text: string
  language: Language
  acceptLanguage?: string
}

@Injectable()
export class CareService {
  private readonly logger = new Logger(CareService.name)
  private readonly care: CareRepository
  private readonly helpLines: HelpLines

  constructor(care: CareRepository, helpLines: HelpLines) {
    this.care = care
    this.helpLines = helpLines
  }

  /** The help lines for a message that speaks of suicide or self-harm; undefined for any other. */
  async of({ userId, text, language, acceptLanguage }: CareQuestion): Promise<Care | undefined> {
    if (!findRisk(text)) return undefined
    const phone = await this.care.findPhone(userId)
    const country = countryOf({ phone, acceptLanguage, language })
    return { help_lines: await this.helpLines.of(country, language) }
  }

  /** A figure is worth less than a reply: its failure is only logged. */
  async count(language: Language): Promise<void> {
    await this.care
      .count(language)
      .catch((error: unknown) => this.logger.error({ err: error }, 'a care event was not counted'))
  }
}
