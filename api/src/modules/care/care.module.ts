import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { UsersModule } from '../users/users.module.ts'
import { CareRepository } from './care.repository.ts'
import { CareService } from './care.service.ts'
import { CareCardEntity } from './care-card.entity.ts'
import { CareEventEntity } from './care-event.entity.ts'
import { CareMonthPersonEntity } from './care-month-person.entity.ts'
import { CareMonthTotalEntity } from './care-month-total.entity.ts'
import { HelpLines } from './help-lines.ts'

@Module({
  imports: [
    UsersModule,
    TypeOrmModule.forFeature([CareCardEntity, CareEventEntity, CareMonthPersonEntity, CareMonthTotalEntity]),
  ],
  providers: [CareRepository, CareService, HelpLines],
  exports: [CareRepository, CareService],
})
export class CareModule {}
