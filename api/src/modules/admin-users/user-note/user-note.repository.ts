import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { UserNoteEntity } from './user-note.entity.ts'

@Injectable()
export class UserNoteRepository {
  constructor(@InjectRepository(UserNoteEntity) private readonly notes: Repository<UserNoteEntity>) {}

  /** With the name of who wrote it. */
  find(userId: string, { manager }: Within = this.notes): Promise<UserNoteEntity | null> {
    return manager.findOne(UserNoteEntity, {
      select: { user_id: true, text: true, changed_at: true, author: { id: true, name: true } },
      where: { user_id: userId },
      relations: { author: true },
    })
  }

  async set(userId: string, text: string, authorId: string, { manager }: Transaction): Promise<void> {
    const note = { user_id: userId, text, changed_by: authorId, changed_at: () => 'now()' }
    await manager.upsert(UserNoteEntity, note, ['user_id'])
  }

  async remove(userId: string, { manager }: Transaction): Promise<void> {
    await manager.delete(UserNoteEntity, { user_id: userId })
  }
}
