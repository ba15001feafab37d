import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CompanionsModule } from '../companions/companions.module.ts'
import { MemoryEntity } from '../memories/memory.entity.ts'
import { PushController } from './push.controller.ts'
import { PushGateway } from './push.gateway.ts'
import { PushRepository } from './push.repository.ts'
import { PushService } from './push.service.ts'
import { PushCompanionEntity } from './push-companion.entity.ts'
import { PushSettingsEntity } from './push-settings.entity.ts'
import { PushSubscriptionEntity } from './push-subscription.entity.ts'
import { ReminderRepository } from './reminder.repository.ts'
import { ReminderService } from './reminder.service.ts'

/** Notifications of browsers, for days that people told a partner of. */
@Module({
  imports: [
    CompanionsModule,
    TypeOrmModule.forFeature([MemoryEntity, PushCompanionEntity, PushSettingsEntity, PushSubscriptionEntity]),
  ],
  controllers: [PushController],
  providers: [PushGateway, PushRepository, PushService, ReminderRepository, ReminderService],
})
export class PushModule {}
