import { Global, Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { EmailTemplateEntity } from './email-template.entity.ts'
import { EmailTemplateRepository } from './email-template.repository.ts'
import { MailSender } from './mail-sender.ts'
import { OutboxRepository } from './outbox.repository.ts'
import { Outbox } from './outbox.ts'
import { OutboxMailEntity } from './outbox-mail.entity.ts'

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([EmailTemplateEntity, OutboxMailEntity])],
  providers: [MailSender, EmailTemplateRepository, Outbox, OutboxRepository],
  exports: [EmailTemplateRepository, Outbox],
})
export class MailModule {}
