import { Module } from '@nestjs/common'
import { UserListController } from './user-list.controller.ts'
import { UserListRepository } from './user-list.repository.ts'
import { UserListService } from './user-list.service.ts'

@Module({
  controllers: [UserListController],
  providers: [UserListRepository, UserListService],
})
export class AdminUsersModule {}
