import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CompanionsModule } from '../companions/companions.module.ts'
import { AccountController } from './account/account.controller.ts'
import { AccountDataRepository } from './account/account-data.repository.ts'
import { AccountDataService } from './account/account-data.service.ts'
import { AccountRemovalService } from './account/account-removal.service.ts'
import { AccountEntity } from './account.entity.ts'
import { AccountRepository } from './account.repository.ts'
import { AccountService } from './account.service.ts'
import { AuthController } from './auth.controller.ts'
import { DiscountCodeRepository } from './discount-code.repository.ts'
import { FirstAdministratorService } from './first-administrator.service.ts'
import { LoginService } from './login.service.ts'
import { OwnPasswordService } from './own-password.service.ts'
import { PasswordResetController } from './password-reset/password-reset.controller.ts'
import { PasswordResetRepository } from './password-reset/password-reset.repository.ts'
import { PasswordResetService } from './password-reset/password-reset.service.ts'
import { ResetMailService } from './password-reset/reset-mail.service.ts'
import { RegistrationService } from './registration.service.ts'

@Module({
  imports: [CompanionsModule, TypeOrmModule.forFeature([AccountEntity])],
  controllers: [AccountController, AuthController, PasswordResetController],
  providers: [
    AccountDataRepository,
    AccountDataService,
    AccountRemovalService,
    AccountRepository,
    AccountService,
    DiscountCodeRepository,
    FirstAdministratorService,
    LoginService,
    OwnPasswordService,
    PasswordResetRepository,
    PasswordResetService,
    RegistrationService,
    ResetMailService,
  ],
  exports: [AccountRepository, FirstAdministratorService, OwnPasswordService],
})
export class AuthModule {}
