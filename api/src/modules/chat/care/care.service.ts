import type { Care, Language } from '@confida/contracts'
import { Injectable, Logger } from '@nestjs/common'
import { findRisk } from '../../../platform/care/self-harm.ts'
import { CareRepository } from './care.repository.ts'
import { countryOf } from './country.ts'
import { HelpLines } from './help-lines.ts'

/** What tells where somebody finds help. */
export interface CarePlace {
  userId: string
  language: Language
  acceptLanguage?: string
}

export interface CareQuestion extends CarePlace {
  text: string
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
  async of(question: CareQuestion): Promise<Care | undefined> {
    return findRisk(question.text) ? this.at(question) : undefined
  }

  /** The help lines of somebody's country. */
  async at({ userId, language, acceptLanguage }: CarePlace): Promise<Care> {
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
