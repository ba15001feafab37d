import { Global, Module } from '@nestjs/common'
import { MailSender } from './mail-sender.ts'
import { MailTemplateRepository } from './mail-template.repository.ts'
import { OutboxRepository } from './outbox.repository.ts'
import { Outbox } from './outbox.ts'

@Global()
@Module({ providers: [MailSender, MailTemplateRepository, Outbox, OutboxRepository], exports: [Outbox] })
export class MailModule {}
