import type { CardFormat, Companion, CompanionDraft, Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { CompanionService } from '../companions/companion.service.ts'
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
    private readonly companions: CompanionService,
    private readonly cards: CompanionCardRepository,
    private readonly limiter: RateLimiter,
  ) {}

  /** A companion as a card: a picture that holds it in both versions, or the JSON of one. */
  async export(userId: string, id: string, format: CardFormat, language: Language): Promise<CardFile> {
    const draft = toDraft(await this.companions.get(userId, id))
    await this.limiter.consume(limitPolicies.companionFile, userId)
    const content = await this.cards.find(userId, id)
    const json = (version: CardVersion) =>
      Buffer.from(JSON.stringify(writeCard(version, draft, content, language), undefined, 2))
    if (format !== 'png')
      return { extension: 'json', type: 'application/json; charset=utf-8', content: json(format) }
    const texts = { chara: json('v2').toString('base64'), ccv3: json('v3').toString('base64') }
    const picture = await drawCardPicture(draft.name)
    return { extension: 'png', type: 'image/png', content: addPngTexts(picture, texts) }
  }
}

const toDraft = ({ name, gender, personality, ...choices }: Companion): CompanionDraft => ({
  name,
  gender,
  personality: { type: personality.type },
  communication_style: choices.communication_style,
  interests: choices.interests,
  relationship_approach: choices.relationship_approach,
})
