import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AuthModule } from '../auth/auth.module.ts'
import { ImagesModule } from '../images/images.module.ts'
import { UserEntity } from '../users/user.entity.ts'
import { UsersModule } from '../users/users.module.ts'
import { AdminPasswordController } from './admin-password/admin-password.controller.ts'
import { AdminPasswordService } from './admin-password/admin-password.service.ts'
import { AcceptanceController } from './administrators/acceptance.controller.ts'
import { AcceptanceService } from './administrators/acceptance.service.ts'
import { AccountPasswordService } from './administrators/account-password.service.ts'
import { AdministratorController } from './administrators/administrator.controller.ts'
import { AdministratorRepository } from './administrators/administrator.repository.ts'
import { AdministratorChangeService } from './administrators/administrator-change.service.ts'
import { AdministratorsService } from './administrators/administrators.service.ts'
import { InvitationEntity } from './administrators/invitation.entity.ts'
import { InvitationRepository } from './administrators/invitation.repository.ts'
import { InvitationService } from './administrators/invitation.service.ts'
import { PromotionService } from './administrators/promotion.service.ts'
import { AuditLogController } from './audit-log/audit-log.controller.ts'
import { AuditLogService } from './audit-log/audit-log.service.ts'
import { DeletedUserController } from './deleted-users/deleted-user.controller.ts'
import { DeletedUserRepository } from './deleted-users/deleted-user.repository.ts'
import { DeletedUserService } from './deleted-users/deleted-user.service.ts'
import { DeletedUserErasureService } from './deleted-users/deleted-user-erasure.service.ts'
import { DeletedUserExportService } from './deleted-users/deleted-user-export.service.ts'
import { UserSecondFactorsController } from './second-factors/user-second-factors.controller.ts'
import { UserSecondFactorsService } from './second-factors/user-second-factors.service.ts'
import { SecurityLogController } from './security-log/security-log.controller.ts'
import { SecurityLogService } from './security-log/security-log.service.ts'
import { RunningTotalEntity } from './statistics/running-total.entity.ts'
import { RunningTotalRepository } from './statistics/running-total.repository.ts'
import { StatisticsController } from './statistics/statistics.controller.ts'
import { StatisticsService } from './statistics/statistics.service.ts'
import { UserTotalRecountService } from './statistics/user-total-recount.service.ts'
import { UserListController } from './user-list/user-list.controller.ts'
import { UserListRepository } from './user-list/user-list.repository.ts'
import { UserListService } from './user-list/user-list.service.ts'
import { UserNoteController } from './user-note/user-note.controller.ts'
import { UserNoteEntity } from './user-note/user-note.entity.ts'
import { UserNoteRepository } from './user-note/user-note.repository.ts'
import { UserNoteService } from './user-note/user-note.service.ts'
import { UserSessionsController } from './user-sessions/user-sessions.controller.ts'
import { UserSessionsService } from './user-sessions/user-sessions.service.ts'
import { UserTimelineController } from './user-timeline/user-timeline.controller.ts'
import { UserTimelineRepository } from './user-timeline/user-timeline.repository.ts'
import { UserTimelineService } from './user-timeline/user-timeline.service.ts'
import { AnnouncementService } from './users/announcement.service.ts'
import { CreateUserService } from './users/create-user.service.ts'
import { CustomPasswordService } from './users/custom-password.service.ts'
import { KnownUserService } from './users/known-user.service.ts'
import { UpdateUserService } from './users/update-user.service.ts'
import { UserController } from './users/user.controller.ts'
import { UserChangeService } from './users/user-change.service.ts'
import { UserRemovalController } from './users/user-removal.controller.ts'
import { UserRemovalService } from './users/user-removal.service.ts'
import { UserStandbyService } from './users/user-standby.service.ts'

@Module({
  imports: [
    AuthModule,
    ImagesModule,
    UsersModule,
    TypeOrmModule.forFeature([InvitationEntity, RunningTotalEntity, UserEntity, UserNoteEntity]),
  ],
  controllers: [
    AcceptanceController,
    AdministratorController,
    UserController,
    UserRemovalController,
    AdminPasswordController,
    AuditLogController,
    DeletedUserController,
    SecurityLogController,
    StatisticsController,
    UserListController,
    UserNoteController,
    UserSecondFactorsController,
    UserSessionsController,
    UserTimelineController,
  ],
  providers: [
    UserChangeService,
    UserRemovalService,
    UserStandbyService,
    AdminPasswordService,
    AnnouncementService,
    AdministratorsService,
    AcceptanceService,
    AccountPasswordService,
    AdministratorChangeService,
    AdministratorRepository,
    InvitationRepository,
    InvitationService,
    PromotionService,
    AuditLogService,
    CreateUserService,
    CustomPasswordService,
    DeletedUserRepository,
    DeletedUserService,
    DeletedUserErasureService,
    DeletedUserExportService,
    KnownUserService,
    RunningTotalRepository,
    SecurityLogService,
    StatisticsService,
    UpdateUserService,
    UserListRepository,
    UserListService,
    UserNoteRepository,
    UserNoteService,
    UserSecondFactorsService,
    UserSessionsService,
    UserTimelineRepository,
    UserTimelineService,
    UserTotalRecountService,
  ],
  exports: [AdminPasswordService],
})
export class AdminUsersModule {}
