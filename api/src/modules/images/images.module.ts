import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CONFIG } from '../../platform/config/config.ts'
import { ConversationsModule } from '../conversations/conversations.module.ts'
import { ChatImageEntity } from './chat-image.entity.ts'
import { ImageController } from './image.controller.ts'
import { ImageRepository } from './image.repository.ts'
import { ImageService } from './image.service.ts'
import { openUploadStore } from './store/open-upload-store.ts'
import { UPLOAD_STORE } from './store/upload-store.ts'

@Module({
  imports: [ConversationsModule, TypeOrmModule.forFeature([ChatImageEntity])],
  controllers: [ImageController],
  providers: [
    ImageRepository,
    ImageService,
    { provide: UPLOAD_STORE, inject: [CONFIG], useFactory: openUploadStore },
  ],
  exports: [ImageService],
})
export class ImagesModule {}
