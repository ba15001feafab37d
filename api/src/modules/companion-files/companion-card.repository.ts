import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import type { Transaction, Within } from '../../platform/database/database.ts'
import type { JsonObject } from './cards/character-card.ts'
import { CompanionCardEntity } from './companion-card.entity.ts'

@Injectable()
export class CompanionCardRepository {
  constructor(
    @InjectRepository(CompanionCardEntity) private readonly cards: Repository<CompanionCardEntity>,
  ) {}

  async find(ownerId: string, companionId: string, within?: Within): Promise<JsonObject | undefined> {
    const cards = within?.manager.getRepository(CompanionCardEntity) ?? this.cards
    const card = await cards.findOneBy({ owner_id: ownerId, companion_id: companionId })
    return card ? JSON.parse(card.content) : undefined
  }

  async insert(
    ownerId: string,
    companionId: string,
    content: JsonObject,
    { manager }: Transaction,
  ): Promise<void> {
    const card = { owner_id: ownerId, companion_id: companionId, content: JSON.stringify(content) }
    await manager.insert(CompanionCardEntity, card)
  }
}
