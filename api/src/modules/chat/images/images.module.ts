import { Module } from '@nestjs/common'
import { ImageRepository } from './image.repository.ts'
import { ImageService } from './image.service.ts'

/** Of its own, because a partner's removal needs it as well as the chat. */
@Module({ providers: [ImageRepository, ImageService], exports: [ImageService] })
export class ImagesModule {}
