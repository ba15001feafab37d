import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ImagesModule } from '../images/images.module.ts'
import { CompanionController } from './companion.controller.ts'
import { CompanionEntity } from './companion.entity.ts'
import { CompanionRepository } from './companion.repository.ts'
import { CompanionService } from './companion.service.ts'

@Module({
  imports: [ImagesModule, TypeOrmModule.forFeature([CompanionEntity])],
  controllers: [CompanionController],
  providers: [CompanionRepository, CompanionService],
  exports: [CompanionRepository, CompanionService],
})
export class CompanionsModule {}
