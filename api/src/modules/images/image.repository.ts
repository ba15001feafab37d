import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { ImageType } from './image-type.ts'

// From the locked rows of user and companion: what is deleted while the image comes in gets none.
const insert = statement(
  'chat-images.insert',
  `insert into chat_images (owner_id, companion_id, file_name, media_type, bytes)
   select p.owner_id, p.id, $3, $4, $5 from users u join companions p on p.owner_id = u.id
   where u.id = $1 and p.id = $2 and u.deleted_at is null for share of u for key share of p returning id`,
)
const listFiles = statement(
  'chat-images.files',
  'select file_name from chat_images where owner_id = $1 and companion_id = $2',
)
const removeAll = statement(
  'chat-images.remove-all',
  'delete from chat_images where owner_id = $1 and companion_id = $2 returning file_name',
)

export interface StoredImage extends ImageType {
  owner_id: string
  companion_id: string
  file_name: string
  bytes: number
}

@Injectable()
export class ImageRepository {
  constructor(private readonly database: Database) {}

  /** @returns whether the companion was still there */
  async insert({ owner_id, companion_id, file_name, media_type, bytes }: StoredImage): Promise<boolean> {
    const values = [owner_id, companion_id, file_name, media_type, bytes]
    return (await this.database.row(insert, values)) !== undefined
  }

  listFiles(ownerId: string, companionId: string): Promise<string[]> {
    return this.fileNames(listFiles, [ownerId, companionId])
  }

  /** @returns the names of their files */
  removeAll(ownerId: string, companionId: string): Promise<string[]> {
    return this.fileNames(removeAll, [ownerId, companionId])
  }

  private async fileNames(query: typeof listFiles, values: string[]): Promise<string[]> {
    return (await this.database.rows<{ file_name: string }>(query, values)).map(({ file_name }) => file_name)
  }
}
