import { Global, Module } from '@nestjs/common'
import { MailSender } from './mail-sender.ts'
import { OutboxRepository } from './outbox.repository.ts'
import { Outbox } from './outbox.ts'

@Global()
@Module({ providers: [MailSender, Outbox, OutboxRepository], exports: [Outbox] })
export class MailModule {}
