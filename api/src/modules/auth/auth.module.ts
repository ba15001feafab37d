import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { AccountEntity } from './account.entity.ts'
import { AccountRepository } from './account.repository.ts'
import { AccountService } from './account.service.ts'
import { AuthController } from './auth.controller.ts'
import { DiscountCodeRepository } from './discount-code.repository.ts'
import { FirstAdministratorService } from './first-administrator.service.ts'
import { LoginService } from './login.service.ts'
import { RegistrationService } from './registration.service.ts'

@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity])],
  controllers: [AuthController],
  providers: [
    AccountRepository,
    AccountService,
    DiscountCodeRepository,
    FirstAdministratorService,
    LoginService,
    RegistrationService,
  ],
  exports: [AccountRepository, FirstAdministratorService],
})
export class AuthModule {}
