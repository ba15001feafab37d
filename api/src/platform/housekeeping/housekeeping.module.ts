import { Module } from '@nestjs/common'
import { HousekeepingRepository } from './housekeeping.repository.ts'
import { HousekeepingService } from './housekeeping.service.ts'

@Module({ providers: [HousekeepingRepository, HousekeepingService] })
export class HousekeepingModule {}
