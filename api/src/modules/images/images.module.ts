import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ConversationsModule } from '../conversations/conversations.module.ts'
import { ChatImageEntity } from './chat-image.entity.ts'
import { ImageController } from './image.controller.ts'
import { ImageRepository } from './image.repository.ts'
import { ImageService } from './image.service.ts'

@Module({
  imports: [ConversationsModule, TypeOrmModule.forFeature([ChatImageEntity])],
  controllers: [ImageController],
  providers: [ImageRepository, ImageService],
  exports: [ImageService],
})
export class ImagesModule {}
