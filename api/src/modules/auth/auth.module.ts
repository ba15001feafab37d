import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { CompanionsModule } from '../companions/companions.module.ts'
import { ComplianceModule } from '../compliance/compliance.module.ts'
import { ConversationsModule } from '../conversations/conversations.module.ts'
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
import { EmailConfirmationController } from './email-confirmation/email-confirmation.controller.ts'
import { EmailConfirmationEntity } from './email-confirmation/email-confirmation.entity.ts'
import { EmailConfirmationRepository } from './email-confirmation/email-confirmation.repository.ts'
import { EmailConfirmationService } from './email-confirmation/email-confirmation.service.ts'
import { FirstAdministratorService } from './first-administrator.service.ts'
import { LoginService } from './login.service.ts'
import { NewSessionService } from './new-session.service.ts'
import { OwnPasswordService } from './own-password.service.ts'
import { PasswordResetController } from './password-reset/password-reset.controller.ts'
import { PasswordResetEntity } from './password-reset/password-reset.entity.ts'
import { PasswordResetRepository } from './password-reset/password-reset.repository.ts'
import { PasswordResetService } from './password-reset/password-reset.service.ts'
import { ResetMailService } from './password-reset/reset-mail.service.ts'
import { RegistrationService } from './registration.service.ts'
import { MailboxCodeEntity } from './sealed-chats/mailbox-code.entity.ts'
import { SealedChatsController } from './sealed-chats/sealed-chats.controller.ts'
import { SealedChatsRepository } from './sealed-chats/sealed-chats.repository.ts'
import { SealedChatsService } from './sealed-chats/sealed-chats.service.ts'
import { Passkeys } from './second-factor/passkeys.ts'
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity.ts'
import { RecoveryCodeRepository } from './second-factor/recovery-code.repository.ts'
import { SecondFactorController } from './second-factor/second-factor.controller.ts'
import { SecondFactorEntity } from './second-factor/second-factor.entity.ts'
import { SecondFactorRepository } from './second-factor/second-factor.repository.ts'
import { SecondFactorChangeService } from './second-factor/second-factor-change.service.ts'
import { SecondFactorKeysService } from './second-factor/second-factor-keys.service.ts'
import { SecondFactorRemovalService } from './second-factor/second-factor-removal.service.ts'
import { SecondFactorSetupService } from './second-factor/second-factor-setup.service.ts'
import { SecondStepController } from './second-factor/second-step.controller.ts'
import { SecondStepService } from './second-factor/second-step.service.ts'
import { SecondStepTicketEntity } from './second-factor/second-step-ticket.entity.ts'
import { SecondStepTicketRepository } from './second-factor/second-step-ticket.repository.ts'
import { SecretBox } from './second-factor/secret-box.ts'
import { NewDeviceService } from './sessions/new-device.service.ts'
import { SessionController } from './sessions/session.controller.ts'

@Module({
  imports: [
    CompanionsModule,
    ComplianceModule,
    ConversationsModule,
    EmotionsModule,
    ImagesModule,
    UsersModule,
    TypeOrmModule.forFeature([
      DiscountCodeEntity,
      EmailConfirmationEntity,
      MailboxCodeEntity,
      PasswordResetEntity,
      RecoveryCodeEntity,
      SecondFactorEntity,
      SecondStepTicketEntity,
    ]),
  ],
  controllers: [
    AccountController,
    AuthController,
    EmailConfirmationController,
    PasswordResetController,
    SealedChatsController,
    SecondFactorController,
    SecondStepController,
    SessionController,
  ],
  providers: [
    AccountDataRepository,
    AccountDataService,
    AccountRemovalService,
    AccountService,
    DiscountCodeRepository,
    EmailConfirmationRepository,
    EmailConfirmationService,
    FirstAdministratorService,
    LoginService,
    NewDeviceService,
    NewSessionService,
    OwnPasswordService,
    Passkeys,
    PasswordResetRepository,
    PasswordResetService,
    RecoveryCodeRepository,
    RegistrationService,
    SealedChatsRepository,
    SealedChatsService,
    ResetMailService,
    SecondFactorChangeService,
    SecondFactorKeysService,
    SecondFactorRemovalService,
    SecondFactorRepository,
    SecondFactorSetupService,
    SecondStepService,
    SecondStepTicketRepository,
    SecretBox,
  ],
  exports: [AccountDataRepository, FirstAdministratorService, SecondFactorRemovalService],
})
export class AuthModule {}
