import type { CardFormat, Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../platform/http/app-error.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { toDraft } from '../companions/companion.mapper.ts'
import { CompanionRepository } from '../companions/companion.repository.ts'
import { drawCardPicture } from './cards/card-picture.ts'
import { type CardVersion, writeCard } from './cards/card-writer.ts'
import { addPngTexts } from './cards/png-texts.ts'
import { CompanionCardRepository } from './companion-card.repository.ts'

interface CardFile {
  extension: string
  type: string
  content: Buffer
}

@Injectable()
export class CardExportService {
  constructor(
    private readonly companions: CompanionRepository,
    private readonly cards: CompanionCardRepository,
    private readonly limiter: RateLimiter,
  ) {}

  /** A companion as a card: a picture that holds it in both versions, or the JSON of one. */
  async export(userId: string, id: string, format: CardFormat, language: Language): Promise<CardFile> {
    const companion = await this.companions.find(userId, id)
    if (!companion) throw new AppError('companion_not_found')
    const draft = toDraft(companion)
    await this.limiter.consume(limitPolicies.companionFile, userId)
    const content = await this.cards.find(userId, id)
    const json = (version: CardVersion) =>
      Buffer.from(JSON.stringify(writeCard(version, draft, content, language), undefined, 2))
    if (format !== 'png')
      return { extension: 'json', type: 'application/json; charset=utf-8', content: json(format) }
    const texts = { chara: json('v2').toString('base64'), ccv3: json('v3').toString('base64') }
    const picture = await drawCardPicture(draft.name, draft.portrait)
    return { extension: 'png', type: 'image/png', content: addPngTexts(picture, texts) }
  }
}
