import { randomUUID } from 'node:crypto'
import { IMAGE_MAX } from '@confida/contracts'
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { MEGABYTE } from '../../platform/config/units.ts'
import { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { Jobs } from '../../platform/jobs/jobs.ts'
import { requireFreeDisk } from '../../platform/storage/free-disk.ts'
import type { Conversation } from '../conversations/conversation.sql.ts'
import type { ChatImageEntity } from './chat-image.entity.ts'
import { ImageRepository, type StoredImage, type Usage } from './image.repository.ts'
import { receiveImage, type UploadStream } from './receive-image.ts'
import { UPLOAD_STORE, type UploadStore } from './store/upload-store.ts'

@Injectable()
export class ImageService implements OnModuleInit {
  private readonly logger = new Logger(ImageService.name)
  /** Uploads whose bytes are not on the disk yet, or not counted. */
  private underWay = 0

  constructor(
    private readonly images: ImageRepository,
    private readonly database: Database,
    private readonly jobs: Jobs,
    @Inject(UPLOAD_STORE) private readonly store: UploadStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('uploads.remove', async ({ data: { owner_id, file_names } }) =>
      this.store.remove(owner_id, file_names),
    )
  }

  /**
   * Keeps an image of a conversation, outside of everything that is served.
   * @param openUpload begins to read it, once there is room
   * @throws AppError `storage_full` where the account's share is used up, `storage_unavailable` where all space is
   */
  async create(
    { owner_id, companion_id }: Conversation,
    openUpload: () => Promise<UploadStream>,
  ): Promise<void> {
    const folder = await this.store.prepare(owner_id)
    this.underWay++
    try {
      await requireFreeDisk(folder, this.config.freeDiskBytes, this.underWay * IMAGE_MAX)
      this.checkRoom(await this.images.usage(owner_id), 0)
      const picture = await receiveImage(await openUpload(), folder)
      await this.keep({ owner_id, companion_id }, picture)
    } finally {
      this.underWay--
    }
  }

  private async keep(
    conversation: Pick<StoredImage, 'owner_id' | 'companion_id'>,
    picture: Buffer,
  ): Promise<void> {
    const { owner_id } = conversation
    const file_name = randomUUID()
    const bytes = picture.length
    await this.store.write(owner_id, file_name, picture)
    try {
      const image = { ...conversation, file_name, media_type: 'image/webp', bytes } as const
      await this.images.insert(image, (usage) => this.checkRoom(usage, bytes))
    } catch (error) {
      await this.discard(owner_id, [file_name])
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
    return this.store.read(owner_id, file_name)
  }

  /** The files of a companion's images, to be removed once the companion is. */
  listFiles(ownerId: string, companionId: string): Promise<string[]> {
    return this.images.listFiles(ownerId, companionId)
  }

  async removeFiles(ownerId: string, fileNames: string[]): Promise<void> {
    if (fileNames.length > 0) await this.discard(ownerId, fileNames)
  }

  /** The files of a user who is removed, whose rows are gone already. */
  async removeAllFiles(ownerId: string): Promise<void> {
    await this.discard(ownerId)
  }

  async removeAll(ownerId: string, companionId: string): Promise<void> {
    await this.removeFiles(ownerId, await this.images.removeAll(ownerId, companionId))
  }

  /** At once or, where the store is not there, as soon as it is: their rows are gone, and nobody would look for them again. */
  private async discard(owner_id: string, file_names?: string[]): Promise<void> {
    try {
      await this.store.remove(owner_id, file_names)
    } catch (error) {
      this.logger.warn(`pictures are to be removed later: ${(error as Error).message}`)
      await this.database.transaction((transaction) =>
        this.jobs.enqueue('uploads.remove', { owner_id, file_names }, transaction),
      )
    }
  }
}

/** A limit of 0 is none. */
const isOver = (bytes: number, limit: number) => limit > 0 && bytes > limit
