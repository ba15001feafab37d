import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CredentialRepository } from './credential.repository.ts'
import { EmailChangeService } from './email-change.service.ts'
import { ManagedUserRepository } from './managed-user.repository.ts'
import { UserEntity } from './user.entity.ts'
import { UserRepository } from './user.repository.ts'

/** Users as they are kept; how they log in is in `auth`, how administrators manage them in `admin-users`. */
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity])],
  providers: [CredentialRepository, EmailChangeService, ManagedUserRepository, UserRepository],
  exports: [CredentialRepository, EmailChangeService, ManagedUserRepository, UserRepository],
})
export class UsersModule {}
