import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Conversation } from '../conversations/conversation.sql.ts'
import type { ChatImageEntity } from './chat-image.entity.ts'
import { ImageRepository } from './image.repository.ts'
import { receiveImage, type UploadStream } from './receive-image.ts'
import { ensureUploadFolder, readUpload, removeUpload, removeUploadFolder } from './upload-folder.ts'

@Injectable()
export class ImageService {
  constructor(
    private readonly images: ImageRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Keeps an image of a conversation, outside of everything that is served. */
  async create({ owner_id, companion_id }: Conversation, upload: UploadStream): Promise<void> {
    const folder = await ensureUploadFolder(this.config.dataDir, owner_id)
    const image = await receiveImage(upload, folder)
    try {
      if (!(await this.images.insert({ owner_id, companion_id, ...image })))
        throw new AppError('chat_session_not_found')
    } catch (error) {
      await removeUpload(this.config.dataDir, owner_id, image.file_name)
      throw error
    }
  }

  /** The picture's file; undefined where it is missing. */
  read({
    owner_id,
    file_name,
  }: Pick<ChatImageEntity, 'owner_id' | 'file_name'>): Promise<Buffer | undefined> {
    return readUpload(this.config.dataDir, owner_id, file_name)
  }

  /** The files of a companion's images, to be removed once the companion is. */
  listFiles(ownerId: string, companionId: string): Promise<string[]> {
    return this.images.listFiles(ownerId, companionId)
  }

  async removeFiles(ownerId: string, fileNames: string[]): Promise<void> {
    for (const name of fileNames) await removeUpload(this.config.dataDir, ownerId, name)
  }

  /** The files of a user who is removed, whose rows are gone already. */
  async removeAllFiles(ownerId: string): Promise<void> {
    await removeUploadFolder(this.config.dataDir, ownerId)
  }

  async removeAll(ownerId: string, companionId: string): Promise<void> {
    await this.removeFiles(ownerId, await this.images.removeAll(ownerId, companionId))
  }
}
