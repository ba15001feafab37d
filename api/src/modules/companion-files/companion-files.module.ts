import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CompanionsModule } from '../companions/companions.module.ts'
import { ConversationsModule } from '../conversations/conversations.module.ts'
import { CompanionBackupRepository } from './backup/companion-backup.repository.ts'
import { CompanionBackupService } from './backup/companion-backup.service.ts'
import { FillCompanionService } from './backup/fill-companion.service.ts'
import { CardExportService } from './card-export.service.ts'
import { CompanionCardEntity } from './companion-card.entity.ts'
import { CompanionCardRepository } from './companion-card.repository.ts'
import { CompanionFileController } from './companion-file.controller.ts'
import { CompanionFileService } from './companion-file.service.ts'

@Module({
  imports: [CompanionsModule, ConversationsModule, TypeOrmModule.forFeature([CompanionCardEntity])],
  controllers: [CompanionFileController],
  providers: [
    CardExportService,
    CompanionBackupRepository,
    CompanionBackupService,
    CompanionCardRepository,
    CompanionFileService,
    FillCompanionService,
  ],
})
export class CompanionFilesModule {}
