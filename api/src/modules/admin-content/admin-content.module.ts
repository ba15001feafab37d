import { Module } from '@nestjs/common'
import { HomepageController } from './homepage/homepage.controller.ts'
import { HomepageRepository } from './homepage/homepage.repository.ts'
import { HomepageService } from './homepage/homepage.service.ts'

@Module({
  controllers: [HomepageController],
  providers: [HomepageRepository, HomepageService],
})
export class AdminContentModule {}
