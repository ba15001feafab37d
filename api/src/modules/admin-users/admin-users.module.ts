import { Module } from '@nestjs/common'
import { AuthModule } from '../auth/auth.module.ts'
import { AccountController } from './accounts/account.controller.ts'
import { AccountChangeService } from './accounts/account-change.service.ts'
import { AccountDeletionController } from './accounts/account-deletion.controller.ts'
import { AccountDeletionService } from './accounts/account-deletion.service.ts'
import { AccountStandbyService } from './accounts/account-standby.service.ts'
import { CreateAccountService } from './accounts/create-account.service.ts'
import { CustomPasswordService } from './accounts/custom-password.service.ts'
import { ManagedAccountRepository } from './accounts/managed-account.repository.ts'
import { UpdateAccountService } from './accounts/update-account.service.ts'
import { AdminPasswordController } from './admin-password/admin-password.controller.ts'
import { AdminPasswordService } from './admin-password/admin-password.service.ts'
import { AuditLogController } from './audit-log/audit-log.controller.ts'
import { AuditLogRepository } from './audit-log/audit-log.repository.ts'
import { AuditLogService } from './audit-log/audit-log.service.ts'
import { DeletedUserController } from './deleted-users/deleted-user.controller.ts'
import { DeletedUserRepository } from './deleted-users/deleted-user.repository.ts'
import { DeletedUserService } from './deleted-users/deleted-user.service.ts'
import { RunningTotalRepository } from './statistics/running-total.repository.ts'
import { StatisticsController } from './statistics/statistics.controller.ts'
import { StatisticsService } from './statistics/statistics.service.ts'
import { UserListController } from './user-list/user-list.controller.ts'
import { UserListRepository } from './user-list/user-list.repository.ts'
import { UserListService } from './user-list/user-list.service.ts'

@Module({
  imports: [AuthModule],
  controllers: [
    AccountController,
    AccountDeletionController,
    AdminPasswordController,
    AuditLogController,
    DeletedUserController,
    StatisticsController,
    UserListController,
  ],
  providers: [
    AccountChangeService,
    AccountDeletionService,
    AccountStandbyService,
    AdminPasswordService,
    AuditLogRepository,
    AuditLogService,
    CreateAccountService,
    CustomPasswordService,
    DeletedUserRepository,
    DeletedUserService,
    ManagedAccountRepository,
    RunningTotalRepository,
    StatisticsService,
    UpdateAccountService,
    UserListRepository,
    UserListService,
  ],
})
export class AdminUsersModule {}
