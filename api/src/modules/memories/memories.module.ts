import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CompanionsModule } from '../companions/companions.module.ts'
import { ConversationsModule } from '../conversations/conversations.module.ts'
import { MemoryController } from './memory.controller.ts'
import { MemoryEntity } from './memory.entity.ts'
import { MemoryRepository } from './memory.repository.ts'
import { MemoryService } from './memory.service.ts'
import { MemoryExclusionController } from './memory-exclusion.controller.ts'
import { MemoryExclusionEntity } from './memory-exclusion.entity.ts'
import { MemoryExclusionRepository } from './memory-exclusion.repository.ts'
import { MemoryExclusionService } from './memory-exclusion.service.ts'
import { MemoryExtractionService } from './memory-extraction.service.ts'

@Module({
  imports: [
    CompanionsModule,
    ConversationsModule,
    TypeOrmModule.forFeature([MemoryEntity, MemoryExclusionEntity]),
  ],
  controllers: [MemoryController, MemoryExclusionController],
  providers: [
    MemoryExclusionRepository,
    MemoryExclusionService,
    MemoryExtractionService,
    MemoryRepository,
    MemoryService,
  ],
  exports: [MemoryExtractionService, MemoryRepository],
})
export class MemoriesModule {}
