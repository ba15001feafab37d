import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CompanionsModule } from '../companions/companions.module.ts'
import { SummaryController } from './summary.controller.ts'
import { SummaryEntity } from './summary.entity.ts'
import { SummaryRepository } from './summary.repository.ts'
import { SummaryService } from './summary.service.ts'
import { SummaryWriter } from './summary-writer.service.ts'

/** What is kept of the part of a conversation that the model does not see any more. */
@Module({
  imports: [CompanionsModule, TypeOrmModule.forFeature([SummaryEntity])],
  controllers: [SummaryController],
  providers: [SummaryRepository, SummaryService, SummaryWriter],
  exports: [SummaryRepository],
})
export class SummariesModule {}
