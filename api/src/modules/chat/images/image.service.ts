import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { removeUpload, uploadFolderOf } from '../../../platform/uploads/upload-folder.ts'
import { ImageRepository } from './image.repository.ts'
import { receiveImage, type UploadStream } from './receive-image.ts'

@Injectable()
export class ImageService {
  private readonly images: ImageRepository
  private readonly config: Config

  constructor(images: ImageRepository, @Inject(CONFIG) config: Config) {
    this.images = images
    this.config = config
  }

  /** Keeps an image of a conversation, outside of everything that is served. */
  async add(place: { owner_id: string; companion_id: string }, upload: UploadStream): Promise<void> {
    const folder = await uploadFolderOf(this.config.dataDir, place.owner_id)
    const image = await receiveImage(upload, folder)
    try {
      if (!(await this.images.insert({ ...place, ...image }))) throw new AppError('chat_session_not_found')
    } catch (error) {
      await removeUpload(this.config.dataDir, place.owner_id, image.file_name)
      throw error
    }
  }

  /** The files of a partner's images, to be removed once the partner is. */
  listFiles(ownerId: string, companionId: string): Promise<string[]> {
    return this.images.listFiles(ownerId, companionId)
  }

  async removeFiles(ownerId: string, fileNames: string[]): Promise<void> {
    for (const name of fileNames) await removeUpload(this.config.dataDir, ownerId, name)
  }

  async removeAll(ownerId: string, companionId: string): Promise<void> {
    await this.removeFiles(ownerId, await this.images.removeAll(ownerId, companionId))
  }
}
