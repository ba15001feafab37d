import { HELD } from '../../../platform/mail/mail.ts'

const HIDDEN = '••••••'

/** What decides who may read the code in a mail. */
export interface MailWithCode {
  template: string
  state: string
  subject: string
  content: string
  /** Whether it is for an administrator. */
  is_for_administrator: boolean
}

/** Mails with a code, or with a link that confirms an address. */
const withSecret = ['password_reset', 'welcome', 'email_confirmation', 'email_change']

/**
 * A code lets in whoever reads it, so administrators do not get to read it. Where no mail server is set the
 * outbox is the only way to a person, whose password an administrator may set anyway; not so another administrator's.
 */
const hasHiddenCode = ({ template, state, is_for_administrator }: MailWithCode): boolean =>
  // What unseals chats is kept from administrators above all.
  template === 'mailbox_code' || (withSecret.includes(template) && (state !== HELD || is_for_administrator))

/** Runs of digits, as an administrator's own template may have put others next to the code. */
const withoutCode = (text: string): string => text.replace(/\d{6,}|(?<=\?token=)[\w-]+/g, HIDDEN)

export const hideCode = <Mail extends MailWithCode>(mail: Mail): Mail =>
  hasHiddenCode(mail)
    ? { ...mail, subject: withoutCode(mail.subject), content: withoutCode(mail.content) }
    : mail
