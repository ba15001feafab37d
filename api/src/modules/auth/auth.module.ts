import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CompanionsModule } from '../companions/companions.module.ts'
import { EmotionsModule } from '../emotions/emotions.module.ts'
import { ImagesModule } from '../images/images.module.ts'
import { UsersModule } from '../users/users.module.ts'
import { AccountController } from './account/account.controller.ts'
import { AccountService } from './account/account.service.ts'
import { AccountDataRepository } from './account/account-data.repository.ts'
import { AccountDataService } from './account/account-data.service.ts'
import { AccountRemovalService } from './account/account-removal.service.ts'
import { AuthController } from './auth.controller.ts'
import { DiscountCodeEntity } from './discount-code.entity.ts'
import { DiscountCodeRepository } from './discount-code.repository.ts'
import { FirstAdministratorService } from './first-administrator.service.ts'
import { LoginService } from './login.service.ts'
import { OwnPasswordService } from './own-password.service.ts'
import { PasswordResetController } from './password-reset/password-reset.controller.ts'
import { PasswordResetEntity } from './password-reset/password-reset.entity.ts'
import { PasswordResetRepository } from './password-reset/password-reset.repository.ts'
import { PasswordResetService } from './password-reset/password-reset.service.ts'
import { ResetMailService } from './password-reset/reset-mail.service.ts'
import { RegistrationService } from './registration.service.ts'

@Module({
  imports: [
    CompanionsModule,
    EmotionsModule,
    ImagesModule,
    UsersModule,
    TypeOrmModule.forFeature([DiscountCodeEntity, PasswordResetEntity]),
  ],
  controllers: [AccountController, AuthController, PasswordResetController],
  providers: [
    AccountDataRepository,
    AccountDataService,
    AccountRemovalService,
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
  exports: [FirstAdministratorService],
})
export class AuthModule {}
