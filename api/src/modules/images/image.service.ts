import { IMAGE_MAX } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { MEGABYTE } from '../../platform/config/units.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireFreeDisk } from '../../platform/storage/free-disk.ts'
import type { Conversation } from '../conversations/conversation.sql.ts'
import type { ChatImageEntity } from './chat-image.entity.ts'
import { ImageRepository, type StoredImage, type Usage } from './image.repository.ts'
import { receiveImage, type UploadStream } from './receive-image.ts'
import { ensureUploadFolder, readUpload, removeUpload, removeUploadFolder } from './upload-folder.ts'

@Injectable()
export class ImageService {
  /** Uploads whose bytes are not on the disk yet, or not counted. */
  private underWay = 0

  constructor(
    private readonly images: ImageRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Keeps an image of a conversation, outside of everything that is served.
   * @param openUpload begins to read it, once there is room
   * @throws AppError `storage_full` where the account's share is used up, `storage_unavailable` where all space is
   */
  async create(
    { owner_id, companion_id }: Conversation,
    openUpload: () => Promise<UploadStream>,
  ): Promise<void> {
    const folder = await ensureUploadFolder(this.config.dataDir, owner_id)
    this.underWay++
    try {
      await requireFreeDisk(folder, this.config.freeDiskBytes, this.underWay * IMAGE_MAX)
      this.checkRoom(await this.images.usage(owner_id), 0)
      const image = await receiveImage(await openUpload(), folder)
      await this.keep({ owner_id, companion_id, ...image })
    } finally {
      this.underWay--
    }
  }

  private async keep(image: StoredImage): Promise<void> {
    try {
      await this.images.insert(image, (usage) => this.checkRoom(usage, image.bytes))
    } catch (error) {
      await removeUpload(this.config.dataDir, image.owner_id, image.file_name)
      throw error
    }
  }

  private checkRoom({ own, total }: Usage, bytes: number): void {
    const { storagePerAccountBytes, storageTotalBytes } = this.config
    if (isOver(own + bytes, storagePerAccountBytes))
      throw new AppError('storage_full', { megabytes: Math.round(storagePerAccountBytes / MEGABYTE) })
    if (isOver(total + bytes, storageTotalBytes)) throw new AppError('storage_unavailable')
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

/** A limit of 0 is none. */
const isOver = (bytes: number, limit: number) => limit > 0 && bytes > limit
