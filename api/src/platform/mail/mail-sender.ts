import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { createTransport, type Transporter } from 'nodemailer'
import { CONFIG, type Config } from '../config/config.ts'
import { type Job, Jobs } from '../jobs/jobs.ts'
import { isLastAttempt } from '../jobs/queues.ts'
import { HELD } from './mail.ts'
import { toMailHtml } from './mail-html.ts'
import { EXPIRED, OutboxRepository, type QueuedMail } from './outbox.repository.ts'

const CONNECT_WITHIN_MS = 10_000
const QUIET_WITHIN_MS = 30_000

/** Sends what lies in the outbox over SMTP; without SMTP_URL it stays there, and the log says so. */
@Injectable()
export class MailSender implements OnModuleDestroy {
  private readonly logger = new Logger(MailSender.name)
  private readonly transport: Transporter | undefined

  constructor(
    private readonly mails: OutboxRepository,
    jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.transport = config.smtpUrl
      ? createTransport({
          url: config.smtpUrl,
          connectionTimeout: CONNECT_WITHIN_MS,
          greetingTimeout: CONNECT_WITHIN_MS,
          socketTimeout: QUIET_WITHIN_MS,
        })
      : undefined
    jobs.handle('mail.send', (job) => this.send(job))
  }

  onModuleDestroy(): void {
    this.transport?.close()
  }

  private async send({ data, retryCount }: Job<'mail.send'>): Promise<void> {
    const mail = await this.mails.findQueued(data.outbox_id)
    if (!mail) return
    if (mail.is_expired) return this.mails.settle(mail.id, 'failed', EXPIRED)
    if (!this.transport) return this.hold(mail)
    try {
      await this.transport.sendMail(this.envelopeOf(mail))
    } catch (error) {
      const isRefused = isRefusal(error)
      const isLast = isRefused || isLastAttempt('mail.send', retryCount)
      await this.mails.settle(mail.id, isLast ? 'failed' : 'queued', reasonOf(error))
      if (isRefused) return
      throw error
    }
    await this.mails.settle(mail.id, 'sent')
  }

  /** The same Message-ID at each attempt lets a server drop the second copy of a mail whose answer was lost. */
  private envelopeOf({ id, recipient, subject, content }: QueuedMail) {
    const { hostname } = new URL(this.config.publicUrl)
    return {
      from: this.config.mailFrom ?? { name: 'Confida', address: `noreply@${hostname}` },
      // As one address: in a text of addresses a comma would begin a second.
      to: { name: '', address: recipient },
      replyTo: this.config.replyTo,
      subject,
      text: content,
      html: toMailHtml(content, this.config.publicUrl),
      messageId: `<${id}@${hostname}>`,
    }
  }

  private async hold(mail: QueuedMail): Promise<void> {
    await this.mails.settle(mail.id, HELD)
    this.logger.log('A mail was kept, because SMTP_URL is unset: administrators read it in the outbox.')
  }
}

/** Whether the server takes this mail or its reader for wrong (5xx): it would be refused again, as RFC 5321 has it. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

/** An SMTP server's words, without the address that they may repeat. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'unknown'
}
