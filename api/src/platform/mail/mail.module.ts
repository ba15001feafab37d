import { Global, Module } from '@nestjs/common'
import { EmailTemplateRepository } from './email-template.repository.ts'
import { MailSender } from './mail-sender.ts'
import { OutboxRepository } from './outbox.repository.ts'
import { Outbox } from './outbox.ts'

@Global()
@Module({
  providers: [MailSender, EmailTemplateRepository, Outbox, OutboxRepository],
  exports: [EmailTemplateRepository, Outbox],
})
export class MailModule {}
