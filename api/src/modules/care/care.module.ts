import { Module } from '@nestjs/common'
import { UsersModule } from '../users/users.module.ts'
import { CareRepository } from './care.repository.ts'
import { CareService } from './care.service.ts'
import { HelpLines } from './help-lines.ts'

@Module({
  imports: [UsersModule],
  providers: [CareRepository, CareService, HelpLines],
  exports: [CareService],
})
export class CareModule {}
