import { Module } from '@nestjs/common'
import { ConversationsModule } from '../conversations/conversations.module.ts'
import { ImageController } from './image.controller.ts'
import { ImageRepository } from './image.repository.ts'
import { ImageService } from './image.service.ts'

@Module({
  imports: [ConversationsModule],
  controllers: [ImageController],
  providers: [ImageRepository, ImageService],
  exports: [ImageService],
})
export class ImagesModule {}
