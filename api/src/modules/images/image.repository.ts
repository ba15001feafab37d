import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { IsNull, type Repository } from 'typeorm'
import { Database, type Transaction, type Within } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { CompanionEntity } from '../companions/companion.entity.ts'
import { UserEntity } from '../users/user.entity.ts'
import { ChatImageEntity } from './chat-image.entity.ts'
import { takeTurn } from './image.sql.ts'

export type StoredImage = Pick<
  ChatImageEntity,
  'owner_id' | 'companion_id' | 'file_name' | 'media_type' | 'bytes'
>

export interface Usage {
  own: number
  total: number
}

@Injectable()
export class ImageRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(ChatImageEntity) private readonly images: Repository<ChatImageEntity>,
  ) {}

  /** @throws AppError `chat_session_not_found` where the companion is gone, or what `check` throws of the space in use */
  insert(image: StoredImage, check: (usage: Usage) => void): Promise<void> {
    return this.database.transaction(async (transaction) => {
      if (!(await this.keepCompanion(image, transaction))) throw new AppError('chat_session_not_found')
      await transaction.row(takeTurn)
      check(await this.usage(image.owner_id, transaction))
      await transaction.manager.insert(ChatImageEntity, image)
    })
  }

  /** Bytes of one user's pictures and of all. */
  async usage(ownerId: string, { manager }: Within = this.images): Promise<Usage> {
    return {
      own: (await manager.sum(ChatImageEntity, 'bytes', { owner_id: ownerId })) ?? 0,
      total: (await manager.sum(ChatImageEntity, 'bytes')) ?? 0,
    }
  }

  async listFiles(ownerId: string, companionId: string): Promise<string[]> {
    const images = await this.images.find({
      select: { file_name: true },
      where: { owner_id: ownerId, companion_id: companionId },
    })
    return images.map(({ file_name }) => file_name)
  }

  /** @returns the names of their files */
  async removeAll(ownerId: string, companionId: string): Promise<string[]> {
    const { raw } = await this.images
      .createQueryBuilder()
      .delete()
      .where({ owner_id: ownerId, companion_id: companionId })
      .returning(['file_name'])
      .execute()
    return raw.map(({ file_name }: ChatImageEntity) => file_name)
  }

  /**
   * Holds user and companion until the transaction ends, in the order in which a deletion takes them: what is deleted while
   * an image comes in gets none. @returns false when one of them is gone
   */
  private async keepCompanion(
    { owner_id, companion_id }: StoredImage,
    { manager }: Transaction,
  ): Promise<boolean> {
    const owner = await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id: owner_id, deleted_at: IsNull() },
      lock: { mode: 'pessimistic_read' },
    })
    if (!owner) return false
    const companion = await manager.findOne(CompanionEntity, {
      select: { id: true },
      where: { owner_id, id: companion_id },
      lock: { mode: 'for_key_share' },
    })
    return companion !== null
  }
}
