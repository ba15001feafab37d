import { type AdministratorRole, mayEnter } from '@confida/contracts'
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

export interface MailReader {
  administrator_role: AdministratorRole | null
}

/** Mails with a code, or with a link that confirms an address. */
const withSecret = ['password_reset', 'welcome', 'email_confirmation', 'email_change']

/**
 * A code lets in whoever reads it, so administrators do not get to read it. Where no mail server is set the
 * outbox is the only way to a person, whose password an administrator may set anyway; not so another administrator's.
 */
function hasHiddenCode({ template, state, is_for_administrator }: MailWithCode, reader: MailReader): boolean {
  // What unseals chats is kept from administrators above all.
  if (template === 'mailbox_code') return true
  // It makes an administrator of whoever follows it.
  if (template === 'administrator_invitation')
    return state !== HELD || !mayEnter(reader.administrator_role, 'administrators')
  return withSecret.includes(template) && (state !== HELD || is_for_administrator)
}

/** Runs of digits, as an administrator's own template may have put others next to the code. */
const withoutCode = (text: string): string => text.replace(/\d{6,}|(?<=\?token=)[\w-]+/g, HIDDEN)

export const hideCode = <Mail extends MailWithCode>(mail: Mail, reader: MailReader): Mail =>
  hasHiddenCode(mail, reader)
    ? { ...mail, subject: withoutCode(mail.subject), content: withoutCode(mail.content) }
    : mail
