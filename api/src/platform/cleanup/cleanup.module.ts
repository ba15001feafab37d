import { Module } from '@nestjs/common'
import { CleanupRepository } from './cleanup.repository.ts'
import { CleanupService } from './cleanup.service.ts'

@Module({ providers: [CleanupRepository, CleanupService] })
export class CleanupModule {}
